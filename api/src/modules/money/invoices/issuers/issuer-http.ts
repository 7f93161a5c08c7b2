import type { z } from "zod";
import type { Breaker } from "../../../../external/circuit-breaker.ts";
import { fetchExternal } from "../../../../external/fetch-external.ts";
import { PrivateAddress } from "../../../../external/service-address.ts";
import { hasNotLeft } from "../efactura/anaf/anaf-http.ts";
import type { IssuerFailure, IssuerResult } from "./issuer.port.ts";

const CALL_MS = 20_000;
const MAX_BYTES = 10 * 1_024 * 1_024;

/** No circuit breaker: the outbox has its own delays, and an open breaker would hide whether a call was sent. */
const ALWAYS_CLOSED: Breaker = { mayAsk: () => true, answered: () => undefined, failed: () => undefined };

export interface IssuerAnswer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** The parsed body; undefined if it is not JSON. */
  body: unknown;
}

/**
 * Calls a service. Fails with `not-sent` if it was unreachable, refused the account or is rate-limited, and with
 * `lost` for server errors.
 */
export async function callIssuer(
  name: string,
  url: string,
  init: RequestInit,
): Promise<IssuerResult<IssuerAnswer>> {
  try {
    const { status, bytes } = await fetchExternal(
      url,
      { redirect: "error", ...init },
      { limitMs: CALL_MS, maxBytes: MAX_BYTES, breaker: ALWAYS_CLOSED },
    );
    if (status === 429)
      return failed("not-sent", `${name} nu mai acceptă cereri pentru moment. Se încearcă din nou automat.`);
    if (status === 401 || status === 403)
      return failed(
        "not-sent",
        `${name} nu recunoaște contul magazinului. Verifică-l la Setări, la Conturi.`,
      );
    if (status >= 500) return failed("lost", `${name} are o eroare (${status}).`);
    return { ok: true, value: { status, bytes, body: jsonOf(bytes) } };
  } catch (error) {
    return error instanceof PrivateAddress || hasNotLeft(error)
      ? failed("not-sent", `${name} nu poate fi contactat acum. Se încearcă din nou automat.`)
      : failed("lost", `${name} nu a răspuns la timp.`);
  }
}

/** Parses a response, or extracts the service's reason for a refusal. */
export function readAnswer<S extends z.ZodType>(
  name: string,
  { status, body }: IssuerAnswer,
  { schema, reasonOf }: { schema: S; reasonOf: (body: unknown) => string | undefined },
): IssuerResult<z.output<S>> {
  const read = status < 300 ? schema.safeParse(body) : undefined;
  if (read?.success) return { ok: true, value: read.data };
  const reason = reasonOf(body)?.trim().replace(/[.!]$/, "");
  return reason
    ? failed("refused", `${name} a refuzat documentul: ${reason}.`.slice(0, 500))
    : failed("lost", `Răspunsul de la ${name} nu a putut fi citit.`);
}

export function failed(kind: IssuerFailure["kind"], message: string): IssuerFailure {
  return { ok: false, kind, message };
}

/** Returns a downloaded PDF. Services sometimes send an error in place of a PDF. */
export function pdfOf(name: string, { bytes }: IssuerAnswer): IssuerResult<Uint8Array<ArrayBuffer>> {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"
    ? { ok: true, value: bytes }
    : failed("lost", `${name} nu a trimis încă PDF-ul facturii.`);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // PDFs and firewall pages are not JSON.
    return undefined;
  }
}
