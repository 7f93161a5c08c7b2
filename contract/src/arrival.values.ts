/** Formats delivery days in Romanian. Days are yyyy-mm-dd in Romanian time. */

/** First and last possible day; equal when it is a single day. */
export interface Arrival {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
// Spelled out because a browser's locale data may differ from the server's.
const WEEKDAYS = ["duminică", "luni", "marți", "miercuri", "joi", "vineri", "sâmbătă"];
const MONTHS = [
  "ianuarie",
  "februarie",
  "martie",
  "aprilie",
  "mai",
  "iunie",
  "iulie",
  "august",
  "septembrie",
  "octombrie",
  "noiembrie",
  "decembrie",
];

/** Returns "marți, 24 noiembrie", or "marți, 24 – miercuri, 25 noiembrie" for a range. */
export function arrivalText({ from, to }: Arrival): string {
  if (from === to) return dayText(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? `${weekdayOf(from)}, ${dateOf(from)}` : dayText(from);
  return `${first} – ${dayText(to)}`;
}

/** Returns "marți" or "mar. – mie." for the coming week and "2 dec." or "2 – 3 dec." for later days. */
export function shortArrival({ from, to }: Arrival, today: string): string {
  if (daysBetween(today, to) > 6) {
    const last = shortDay(to);
    if (from === to) return last;
    return `${from.slice(0, 7) === to.slice(0, 7) ? dateOf(from) : shortDay(from)} – ${last}`;
  }
  return from === to ? weekdayOf(to) : `${short(weekdayOf(from))} – ${short(weekdayOf(to))}`;
}

/** Describes a day relative to `today`: "azi", "mâine", a weekday, or "luni, 7 decembrie". */
export function dayAhead(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "azi";
  if (days === 1) return "mâine";
  return days <= 6 ? weekdayOf(day) : dayText(day);
}

/** Returns a day as in "marți, 24 noiembrie". */
export function dayText(day: string): string {
  return `${weekdayOf(day)}, ${dateOf(day)} ${monthOf(day)}`;
}

/** Returns the number of days between two days, yyyy-mm-dd. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
}

function dateOf(day: string): number {
  return Number(day.slice(8));
}

function shortDay(day: string): string {
  const month = monthOf(day);
  return `${dateOf(day)} ${SHORT_MONTHS[month] ?? short(month)}`;
}
const SHORT_MONTHS: Record<string, string | undefined> = {
  mai: "mai",
  septembrie: "sept.",
  noiembrie: "nov.",
};

function short(name: string): string {
  return `${name.slice(0, 3)}.`;
}
