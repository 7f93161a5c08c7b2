/** Asking a courier over HTTP: one try, five seconds, and what went wrong as a value. */
import type { CourierError, CourierResult } from "../shipping.port.ts";

const TIMEOUT_MS = 5_000;

export interface CourierAnswer {
  status: number;
  /** Parsed JSON, or nothing. */
  body: unknown;
  /** What came when it was no JSON. */
  file?: Uint8Array<ArrayBuffer>;
}

/** The courier's answer, whatever its status; a fault where none came. */
export async function askCourier(
  courier: string,
  url: string,
  init: RequestInit = {},
): Promise<CourierResult<CourierAnswer>> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const { status } = response;
    if (isJson) return { ok: true, value: { status, body: await response.json() } };
    const file = new Uint8Array(await response.arrayBuffer());
    return { ok: true, value: { status, body: undefined, file } };
  } catch {
    // Refused, cut off, too slow or no JSON: for the caller all of them are a courier that is not there.
    return unreachable(courier);
  }
}

export function unreachable(courier: string): { ok: false } & CourierError {
  return { ok: false, kind: "unreachable", message: `${courier} nu răspunde. Încearcă mai târziu.` };
}

export function refused(courier: string, reason: string): { ok: false } & CourierError {
  const words = reason.trim().replace(/[.!]$/, "");
  return { ok: false, kind: "refused", message: `${courier} a refuzat cererea: ${words}.` };
}
