/** "o comandă", "5 comenzi", "20 de comenzi": from twenty on Romanian puts "de" between a number and its things. */
export function counted(count: number, one: string, many: string): string {
  if (count === 1) return one;
  return count % 100 > 0 && count % 100 < 20 ? `${count} ${many}` : `${count} de ${many}`;
}
