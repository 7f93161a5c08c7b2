/** "22.11.2026", "2026-11-22" or "22/11/2026 10:30" as yyyy-mm-dd; null for what is no day. */
export function dayOf(text: string): string | null {
  const [, y1, m1, d1] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const [, d2, m2, y2] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text) ?? [];
  const [year, month, day] = y1 ? [y1, m1, d1] : [y2, m2, d2];
  if (year === undefined) return null;
  const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}
