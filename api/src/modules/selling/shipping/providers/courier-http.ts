/** Asking a courier over HTTP: five seconds, and what went wrong as a value. */
import { fetchExternal } from "../../../../external/fetch-external.ts";
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
    const { status, headers, bytes } = await fetchExternal(url, init, { limitMs: TIMEOUT_MS });
    if (headers.get("content-type")?.includes("json") !== true)
      return { ok: true, value: { status, body: undefined, file: bytes } };
    return readJson(courier, status, bytes);
  } catch {
    // Refused, cut off or too slow: for the caller all of them are a courier that is not there.
    return unreachable(courier);
  }
}

function readJson(courier: string, status: number, bytes: Uint8Array): CourierResult<CourierAnswer> {
  try {
    return { ok: true, value: { status, body: JSON.parse(new TextDecoder().decode(bytes)) } };
  } catch {
    return unreadable(courier);
  }
}

/** Whether it went well, without what came of it. */
export function withoutValue(result: CourierResult<unknown>): CourierResult<undefined> {
  return result.ok ? { ok: true, value: undefined } : result;
}

function unreachable(courier: string): { ok: false } & CourierError {
  return { ok: false, kind: "unreachable", message: `${courier} nu răspunde. Încearcă mai târziu.` };
}

/** An answer of which nobody can tell what it says: as good as none, but the courier is there. */
export function unreadable(courier: string): { ok: false } & CourierError {
  return { ...unreachable(courier), hasAnswered: true };
}

export function refused(courier: string, reason: string): { ok: false } & CourierError {
  const words = reason.trim().replace(/[.!]$/, "");
  return { ok: false, kind: "refused", message: `${courier} a refuzat cererea: ${words}.` };
}
