import { notFound } from "./refusal.ts";

/** A positive id that fits the database's integer, from a path; anything else is an unknown one (404). */
export function idOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}
