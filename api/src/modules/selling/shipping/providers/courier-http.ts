import type { z } from "zod";
import { fetchExternal } from "../../../../external/fetch-external.ts";
import type { CourierError, CourierResult } from "../shipping.port.ts";

const TIMEOUT_MS = 5_000;

export interface CourierAnswer {
  status: number;
  /** The parsed body; undefined if the response was not JSON. */
  body: unknown;
  file?: Uint8Array<ArrayBuffer>;
}

/** Returns the courier's response, whatever its status, or an error if there was no response. */
export async function callCourier(
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
    // A refused, dropped or slow connection makes the courier unreachable.
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

/**
 * Returns a function that parses a courier's responses. `reasonOf` extracts the courier's reason for a refusal from
 * other responses.
 */
export function answerReader(courier: string, reasonOf: (body: unknown) => string | undefined) {
  return <S extends z.ZodType>(
    answer: CourierResult<CourierAnswer>,
    schema: S,
  ): CourierResult<z.output<S>> => {
    if (!answer.ok) return answer;
    const { status, body } = answer.value;
    if (status >= 500 || body === undefined) return unreadable(courier);
    const reason = reasonOf(body);
    if (status >= 400) return refused(courier, reason ?? `cod ${status}`);
    const read = schema.safeParse(body);
    if (read.success) return { ok: true, value: read.data };
    return reason === undefined ? unreadable(courier) : refused(courier, reason);
  };
}

/** Returns whether the bytes are a PDF. Couriers sometimes send an error in place of a label. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

export function withoutValue(result: CourierResult<unknown>): CourierResult<undefined> {
  return result.ok ? { ok: true, value: undefined } : result;
}

function unreachable(courier: string): { ok: false } & CourierError {
  return { ok: false, kind: "unreachable", message: `${courier} nu răspunde. Încearcă mai târziu.` };
}

/** Returns an error like `unreachable`, marked as a response that could not be read. */
export function unreadable(courier: string): { ok: false } & CourierError {
  return { ...unreachable(courier), hasAnswered: true };
}

export function refused(courier: string, reason: string): { ok: false } & CourierError {
  const words = reason.trim().replace(/[.!]$/, "");
  return { ok: false, kind: "refused", message: `${courier} a refuzat cererea: ${words}.` };
}
