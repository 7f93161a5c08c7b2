/** Working days in Romania (Codul muncii, art. 139). */

const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Bucharest", dateStyle: "short" });

const FIXED = new Set("01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26".split(" "));
/** Offsets in days from Easter Sunday: Good Friday, Easter Sunday and Monday, Pentecost Sunday and Monday. */
const AROUND_EASTER = new Set([-2, 0, 1, 49, 50]);

/** Returns whether the day in Romania at that instant is neither on a weekend nor a public holiday. */
export function isWorkingDay(at: Date): boolean {
  return isWorkingDate(DATE.format(at));
}

/** Returns the instant `count` working days later, which is itself on a working day. */
export function afterWorkingDays(at: Date, count: number): Date {
  let day = at;
  for (let left = count; left > 0 || !isWorkingDay(day); day = new Date(day.getTime() + DAY_MS))
    if (isWorkingDay(day)) left -= 1;
  return day;
}

/** Returns whether a calendar day, yyyy-mm-dd, is a working day. */
export function isWorkingDate(date: string): boolean {
  return new Date(date).getUTCDay() % 6 !== 0 && !isLegalHoliday(date);
}

/** Returns whether the day, yyyy-mm-dd, is a public holiday, even if it falls on a weekend. */
export function isLegalHoliday(date: string): boolean {
  const day = new Date(date);
  if (FIXED.has(date.slice(5))) return true;
  return AROUND_EASTER.has((day.getTime() - orthodoxEaster(day.getUTCFullYear())) / DAY_MS);
}

/**
 * Returns the date of Orthodox Easter Sunday as UTC milliseconds, for years 1900 to 2099. Uses Meeus' Julian
 * algorithm plus 13 days.
 */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + toSunday + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1 + 13);
}
