/** Verbatim from the specification (requirements: B21). */
export const ALERT_SET_TEXT = "Alerta a fost setata";
export const ALERT_CANCELLED_TEXT = "Alerta a fost anulată.";

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest", dateStyle: "short" });

/** Returns the day in Bucharest, yyyy-mm-dd. */
export function bucharestDay(at: Date): string {
  return DAY.format(at);
}

/** Returns the day one month ahead, or that month's last day if it is shorter (B-142). */
export function defaultExpiry(at: Date): string {
  const [year = 0, month = 1, day = 1] = bucharestDay(at).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Returns whether the day exists, has not passed and is at most a year ahead. */
export function isExpiry(day: string, at: Date): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return day >= bucharestDay(at) && date.getTime() <= at.getTime() + MAX_DAYS * DAY_MS;
}
