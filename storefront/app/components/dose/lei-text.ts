/** "0,60 lei": small sums in a line of text. */
export function leiText(lei: number): string {
  return `${lei.toFixed(2).replace(".", ",")} lei`;
}
