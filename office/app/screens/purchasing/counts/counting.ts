/** Parses the URL and the forms of the counting screen. */

export const SHOWS = ["uncounted", "counted", "all"] as const;

export function showIn(url: URL): (typeof SHOWS)[number] {
  const requested = url.searchParams.get("arata");
  return SHOWS.find((one) => one === requested) ?? "uncounted";
}

/** Parses the typed quantity. Returns NaN for anything else, which the API refuses. */
export function piecesIn(typed: string): number {
  const digits = typed.replaceAll(/[\s.]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the code and the quantity of a refused scan or field, so that the form can send them again. */
export function repeated(values: Record<string, string | undefined>): { code: string; pieces: number } {
  const { code = "", pieces } = values;
  if (pieces !== undefined) return { code, pieces: piecesIn(pieces) };
  const [, times, scannedCode] = /^(?:(\d{1,5})\s*[*x×]\s*)?(.+)$/i.exec(code.trim()) ?? [];
  return { code: scannedCode ?? code, pieces: Number(times ?? 1) };
}
