/** The first three letters of each month's name, in Romanian and English. */
const MONTHS = [
  "ian jan",
  "feb",
  "mar",
  "apr",
  "mai may",
  "iun jun",
  "iul jul",
  "aug",
  "sep",
  "oct",
  "noi nov",
  "dec",
];

/**
 * Parses a day such as "22.11.2026", "2026-11-22", "22/11/2026 10:30" or "22 noiembrie 2026" to yyyy-mm-dd.
 * Returns null for any other text.
 */
export function dayOf(text: string): string | null {
  const [, y1, m1, d1] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const [, d2, m2, y2] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text) ?? [];
  const [, d3, word = "", y3] = /^(\d{1,2})[ .-]+(\p{L}{3,12})\.?[ .-]+(\d{4})/u.exec(text) ?? [];
  const m3 = MONTHS.findIndex((names) => names.split(" ").includes(word.slice(0, 3).toLowerCase())) + 1;
  const [year, month, day] = y1 ? [y1, m1, d1] : y2 ? [y2, m2, d2] : [y3, String(m3), d3];
  if (year === undefined || year < "1900") return null;
  const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
