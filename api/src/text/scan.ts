/** Splits a scan such as "5*594…" into the number of pieces and the code. */
export function readScan(typed: string): { pieces: number; code: string } {
  const [, times, code] = /^(?:(\d{1,5})\s*[*x×]\s*)?(.+)$/i.exec(typed.trim()) ?? [];
  return { pieces: Number(times ?? 1), code: (code ?? "").trim() };
}
