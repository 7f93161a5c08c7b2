/** One call to ANAF over HTTP: its time limit, its size, and how far ANAF's clock is from ours. */
import { type AnafResult, failed } from "./anaf-result.ts";

/** ANAF is slow at the end of the month; longer than this nobody waits. */
export const CALL_MS = 30_000;
/** No document is larger than 10 MB, and its ZIP with the seal is smaller. */
const MAX_BYTES = 20 * 1_024 * 1_024;
/** What the network says where no connection came about: then nothing was sent. */
const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

export interface AnafAnswer {
  status: number;
  type: string;
  bytes: Uint8Array;
  text(): string;
  /** ANAF's clock when it answered; undefined where it did not say. */
  date: Date | undefined;
}

/**
 * Asks once. An answer is what ANAF itself says of what it was sent: a 2xx, or a 400. Every other status is a failure, and
 * only 429, 204, 401 and 403 of them say that nothing was taken. (decision 0089)
 */
export async function askAnaf(
  url: string,
  init: RequestInit,
  callMs: number = CALL_MS,
): Promise<AnafResult<AnafAnswer>> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(callMs) });
    const bytes = await bodyOf(response);
    if (!bytes) return failed("lost", "ANAF a răspuns cu un fișier mai mare decât se poate.");
    const said = Date.parse(response.headers.get("date") ?? "");
    return readable({
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      bytes,
      text: () => new TextDecoder().decode(bytes),
      date: Number.isNaN(said) ? undefined : new Date(said),
    });
  } catch (error) {
    return hasNotLeft(error)
      ? failed("not-sent", "ANAF nu poate fi găsit acum.")
      : failed("lost", "ANAF nu a răspuns la timp.");
  }
}

function readable(answer: AnafAnswer): AnafResult<AnafAnswer> {
  const { status, type } = answer;
  // 204 is what it says too once a day's calls are used up.
  if (status === 429 || status === 204) return failed("busy", "ANAF nu mai primește cereri pentru moment.");
  if (status >= 400 && status !== 400 && status !== 401 && status !== 403)
    return failed("lost", `ANAF are o eroare (${status}).`);
  if (status === 401) return failed("denied", "ANAF nu recunoaște autorizarea magazinului.");
  // A firewall stands before ANAF and answers some harmless texts with a page, of status 200 or 403.
  if (type.includes("html")) return failed("lost", "Un filtru din fața ANAF a oprit cererea.");
  if (status === 403) return failed("denied", "ANAF nu recunoaște autorizarea magazinului.");
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

function hasNotLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return NEVER_LEFT.has(code) || code === "UND_ERR_CONNECT_TIMEOUT";
}
