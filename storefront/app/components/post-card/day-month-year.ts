/** Formats a date as DD-MM-YYYY (requirements: B7). Returns any other text unchanged. */
export function dayMonthYear(created: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(created) ?? [];
  return year ? `${day}-${month}-${year}` : created;
}
