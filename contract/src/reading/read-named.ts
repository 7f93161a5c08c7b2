/** Reads URLs and dates, which have the same field names in many responses. */
import { isHtmlAddress } from "../html.values.ts";

/** Converts `altceva.html` to a path of the shop, and drops URLs that would run a script. */
export function readAddress(raw: unknown): unknown {
  if (typeof raw !== "string") return raw;
  if (raw === "" || /^[/#?]/.test(raw)) return raw;
  const address = raw.trim();
  if (/^https?:\/\//i.test(address)) return address;
  if (!isHtmlAddress(address)) return "";
  return /^(?:mailto|tel):/i.test(address) || address === "" ? address : `/${address.replace(/^\.?\//, "")}`;
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2}))?$/;

/**
 * Converts `03.11.2026` and `2026-11-03 10:00:00` to `2026-11-03`, and epoch times to ISO 8601; returns other
 * values unchanged.
 */
export function readDate(raw: unknown): unknown {
  if (typeof raw === "string" && ISO.test(raw)) return raw;
  const seconds = typeof raw === "string" && /^\d{9,13}$/.test(raw) ? Number(raw) : raw;
  if (typeof seconds === "number" && Number.isFinite(seconds)) return momentOf(seconds);
  if (typeof raw !== "string") return raw;
  const text = raw.trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year && month && day) return dayOf(year, month, day) ?? raw;
  const [, date, monthToo, yearToo] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/.exec(text) ?? [];
  return date && monthToo && yearToo ? (dayOf(yearToo, monthToo, date) ?? raw) : raw;
}

function momentOf(number: number): string {
  const date = new Date(Math.abs(number) < 1e11 ? number * 1_000 : number);
  return number > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : "";
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** Returns the end of a promotion's last day: 20:59 UTC, which is before midnight in Romania all year. */
export function readEnd(raw: unknown): unknown {
  const date = readDate(raw);
  return typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T20:59:59.000Z` : date;
}

export const NAMED = {
  url: readAddress,
  Url: readAddress,
  path: readAddress,
  canonical: readAddress,
  objtitleurl: readAddress,
  urlmb: readAddress,
  urlds: readAddress,
  tracking: readAddress,
  location: readAddress,
  created: readDate,
  created_at: readDate,
  changed_at: readDate,
  delivered_at: readDate,
  orderdate: readDate,
  reviewdate: readDate,
  invoicedate: readDate,
  answered_at: readDate,
  promo_to: readEnd,
} as const;
