/** When an order comes, in words; days are those of Romania's calendar, yyyy-mm-dd. */

/** The first and the last day on which a parcel may come, or an order be collected; the same where it is one day. */
export interface Arrival {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
// Written out: a browser's own names may be others than the server's.
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

/** "marți, 24 noiembrie", or "marți, 24 – miercuri, 25 noiembrie" */
export function arrivalText({ from, to }: Arrival): string {
  if (from === to) return dayText(to);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? `${weekdayOf(from)}, ${dateOf(from)}` : dayText(from);
  return `${first} – ${dayText(to)}`;
}

/** "marți", "mar. – mie.", and "2 dec." or "2 – 3 dec." from a week on, when a weekday would be taken for the next one. */
export function shortArrival({ from, to }: Arrival, today: string): string {
  if (daysBetween(today, to) > 6) {
    const last = shortDay(to);
    if (from === to) return last;
    return `${from.slice(0, 7) === to.slice(0, 7) ? dateOf(from) : shortDay(from)} – ${last}`;
  }
  return from === to ? weekdayOf(to) : `${short(weekdayOf(from))} – ${short(weekdayOf(to))}`;
}

/** A day as it is spoken of on another one: "azi", "mâine", "luni", "luni, 7 decembrie" from a week on. */
export function dayAhead(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return "azi";
  if (days === 1) return "mâine";
  return days <= 6 ? weekdayOf(day) : dayText(day);
}

/** "marți, 24 noiembrie" */
export function dayText(day: string): string {
  return `${weekdayOf(day)}, ${dateOf(day)} ${monthOf(day)}`;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? "";
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
}

/** Of the month: 24. */
function dateOf(day: string): number {
  return Number(day.slice(8));
}

function shortDay(day: string): string {
  const month = monthOf(day);
  return `${dateOf(day)} ${SHORT_MONTHS[month] ?? short(month)}`;
}
/** Those that are not cut after three letters. */
const SHORT_MONTHS: Record<string, string | undefined> = {
  mai: "mai",
  septembrie: "sept.",
  noiembrie: "nov.",
};

function short(name: string): string {
  return `${name.slice(0, 3)}.`;
}
