import { notFound } from "./refusal.ts";

/** Parses an id from a path; 404 unless it is a positive number that fits PostgreSQL's integer. */
export function idOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}
