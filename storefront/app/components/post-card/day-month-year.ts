/** DD-MM-YYYY (requirements: B7); other spellings stay as they came. */
export function dayMonthYear(created: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(created) ?? [];
  return year ? `${day}-${month}-${year}` : created;
}
