import { notFound } from "./refusal.ts";

/** Parses a positive id from a path that fits PostgreSQL's integer; 404 for anything else. */
export function idOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}
