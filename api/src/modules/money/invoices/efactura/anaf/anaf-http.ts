import { type AnafResult, failed } from "./anaf-result.ts";

/** The timeout is long, because ANAF is slow at the end of the month. */
export const CALL_MS = 30_000;
/** Documents have at most 10 MB, and their ZIPs are smaller. */
const MAX_BYTES = 20 * 1_024 * 1_024;
/** Network errors that occur before a connection exists, so nothing was sent. */
const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

export interface AnafAnswer {
  status: number;
  type: string;
  bytes: Uint8Array;
  text(): string;
  /** ANAF's clock at the time of the response; undefined if the response has no date. */
  date: Date | undefined;
}

/**
 * Calls ANAF. Returns only ANAF's own responses: status 400, or 2xx except 204, and no HTML page. All other responses
 * are failures. (decision 0089) Of these, only 204, 401, 403 and 429 prove that ANAF accepted nothing.
 */
export async function callAnaf(
  url: string,
  init: RequestInit,
  callMs: number = CALL_MS,
): Promise<AnafResult<AnafAnswer>> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(callMs) });
    const bytes = await bodyOf(response);
    if (!bytes) return failed("lost", "ANAF a răspuns cu un fișier prea mare.");
    const serverTime = Date.parse(response.headers.get("date") ?? "");
    return readable({
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      bytes,
      text: () => new TextDecoder().decode(bytes),
      date: Number.isNaN(serverTime) ? undefined : new Date(serverTime),
    });
  } catch (error) {
    return hasNotLeft(error)
      ? failed("not-sent", "ANAF nu poate fi contactat acum.")
      : failed("lost", "ANAF nu a răspuns la timp.");
  }
}

function readable(answer: AnafAnswer): AnafResult<AnafAnswer> {
  const { status, type } = answer;
  // ANAF also returns 204 when the daily quota is used up.
  if (status === 429 || status === 204)
    return failed("busy", "ANAF nu mai acceptă cereri pentru moment. Încearcă din nou mai târziu.");
  if (status >= 400 && status !== 400 && status !== 401 && status !== 403)
    return failed("lost", `ANAF are o eroare (${status}).`);
  if (status === 401)
    return failed("denied", "ANAF nu recunoaște autorizarea magazinului. Reconectează magazinul la ANAF.");
  // A firewall in front of ANAF blocks some harmless texts with an HTML page and status 200 or 403.
  if (type.includes("html")) return failed("lost", "Cererea a fost blocată de un filtru al ANAF.");
  if (status === 403)
    return failed("denied", "ANAF nu recunoaște autorizarea magazinului. Reconectează magazinul la ANAF.");
  return { ok: true, value: answer };
}

async function bodyOf(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns whether a call failed before a connection was established. */
export function hasNotLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return NEVER_LEFT.has(code) || code === "UND_ERR_CONNECT_TIMEOUT";
}
