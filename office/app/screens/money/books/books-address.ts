/**
 * Writes a register and its period to a URL and parses them:
 * ?registru=vanzari&din=2026-11-01&pana=2026-11-22.
 */
import type { Book } from "@curat/contract/staff/books.values";
import { isDay } from "../../../components/time/day.ts";

export interface RequestedBook {
  book: Book;
  /** First and last day in Romania as yyyy-mm-dd. Both are included. */
  from: string;
  to: string;
  /** The `next` of the previous page, or 0 for the first page. */
  after: number;
}

const KEYS: Record<Book, string> = {
  sales: "vanzari",
  vat: "tva",
  stock: "stoc",
  value: "valoare",
  cash: "ramburs",
  packaging: "ambalaje",
};

export const BOOK_KEYS: [key: string, book: Book][] = Object.entries(KEYS).map(([book, key]) => [
  key,
  book as Book,
]);

/** Parses register and period. The period defaults to the current month up to today. */
export function readBookAddress(query: URLSearchParams, today: string): RequestedBook {
  const [, book = "sales"] = BOOK_KEYS.find(([key]) => key === query.get("registru")) ?? [];
  const to = dayIn(query, "pana") ?? today;
  const after = Number(query.get("dupa") ?? 0);
  return {
    book,
    from: dayIn(query, "din") ?? firstOfMonth(to),
    to,
    after: Number.isSafeInteger(after) && after > 0 ? after : 0,
  };
}

export function bookAddress({ book, from, to, after }: RequestedBook): string {
  const query = new URLSearchParams({ registru: KEYS[book], din: from, pana: to });
  if (after > 0) query.set("dupa", String(after));
  return `?${query}`;
}

/** Returns the name of a register's file without extension: "vanzari-2026-11-01-2026-11-30". */
export function bookFile({ book, from, to }: RequestedBook): string {
  return `${KEYS[book]}-${from}-${to}`;
}

export function quickPeriods(today: string): { text: string; from: string; to: string }[] {
  const monthStart = firstOfMonth(today);
  const lastMonthEnd = dayBefore(monthStart);
  const year = Number(today.slice(0, 4));
  return [
    { text: "Luna aceasta", from: monthStart, to: today },
    { text: "Luna trecută", from: firstOfMonth(lastMonthEnd), to: lastMonthEnd },
    { text: "Anul acesta", from: `${year}-01-01`, to: today },
    { text: "Anul trecut", from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ];
}

function dayIn(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? "";
  return isDay(text) ? text : undefined;
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
