/** Client for eMAG's Marketplace API. All calls are POST requests with JSON and Basic authentication. */
import { setTimeout as pause } from "node:timers/promises";
import type { EmagAccount } from "../../../config.ts";
import type { Breaker } from "../../../external/circuit-breaker.ts";
import { fetchExternal } from "../../../external/fetch-external.ts";
import * as wire from "./emag.wire.ts";

export type EmagResult<T> = { ok: true; value: T } | ({ ok: false } & EmagError);

export interface EmagError {
  /** unknown: eMAG may have carried out the call. */
  kind: "refused" | "busy" | "unknown";
  /** Romanian message with eMAG's reason. */
  words: string;
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Maximum number of pages, so that a wrong page count cannot block the job. */
const MAX_PAGES = 300;
const PER_PAGE = 100;
/** eMAG allows 12 order calls and 3 other calls per second. */
const ORDER_GAP_MS = 100;
const OTHER_GAP_MS = 350;

export type EmagClient = ReturnType<typeof emagClient>;

interface Options {
  /** False only in tests, which make many calls to a local server. */
  isPaced?: boolean;
  /** Replaces the circuit breaker of eMAG's server. */
  breaker?: Breaker;
}

export function emagClient(
  { url, username, password }: EmagAccount,
  { isPaced = true, breaker }: Options = {},
) {
  let freeAt = 0;

  async function waitForTurn(path: string): Promise<void> {
    const gapMs = path.startsWith("order/") ? ORDER_GAP_MS : OTHER_GAP_MS;
    const startAt = Math.max(performance.now(), freeAt);
    freeAt = startAt + gapMs;
    const waitMs = startAt - performance.now();
    if (isPaced && waitMs > 0) await pause(waitMs);
  }

  async function call(path: string, body: object): Promise<EmagResult<{ results: unknown; pages: number }>> {
    await waitForTurn(path);
    const init = {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    };
    try {
      const { status, bytes } = await fetchExternal(`${url}/${path}`, init, {
        limitMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        ...(breaker && { breaker }),
      });
      if (status === 429) return { ok: false, kind: "busy", words: "eMAG cere o pauză între cereri." };
      return readAnswer(status, new TextDecoder().decode(bytes));
    } catch {
      // Without a response, eMAG may still have carried out the call.
      return { ok: false, kind: "unknown", words: "eMAG nu răspunde." };
    }
  }

  /** Reads all pages of a list. */
  async function list(path: string, filter: object): Promise<EmagResult<unknown[]>> {
    const all: unknown[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
      const read = await call(path, { ...filter, currentPage: page, itemsPerPage: PER_PAGE });
      if (!read.ok) return read;
      if (!Array.isArray(read.value.results)) return { ok: false, kind: "unknown", words: UNREADABLE };
      all.push(...(read.value.results as unknown[]));
      pages = read.value.pages;
    }
    return { ok: true, value: all };
  }

  async function change(path: string, body: object): Promise<EmagResult<undefined>> {
    const made = await call(path, body);
    return made.ok ? { ok: true, value: undefined } : made;
  }

  return {
    listOrders: (filter: { id?: number; status?: number; modifiedAfter?: string }) =>
      list("order/read", { is_complete: 1, ...filter }),
    acknowledge: (id: number) => change(`order/acknowledge/${id}`, {}),
    saveOrder: (order: object) => change("order/save", [order]),
    attachInvoice: (file: { order_id: number; name: string; url: string }) =>
      change("order/attachments/save", [{ ...file, type: 1 }]),
    listOffers: () => list("product_offer/read", {}),
    listVatRates: () => list("vat/read", {}),
    saveOffers: (offers: readonly object[]) => change("product_offer/save", [...offers]),
  };
}

const UNREADABLE = "Răspunsul de la eMAG nu a putut fi citit.";

function readAnswer(status: number, text: string): EmagResult<{ results: unknown; pages: number }> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The response is an error page or truncated.
    return { ok: false, kind: "unknown", words: UNREADABLE };
  }
  const read = wire.answer.safeParse(body);
  if (status >= 500 || !read.success) return { ok: false, kind: "unknown", words: UNREADABLE };
  const { isError, messages, results, noOfPages } = read.data;
  if (status === 401 || status === 403)
    return {
      ok: false,
      kind: "refused",
      words: "eMAG a refuzat contul: verifică utilizatorul, parola și adresa IP permisă în contul eMAG.",
    };
  if (isError || status >= 400)
    return { ok: false, kind: "refused", words: `eMAG a refuzat: ${wire.errorText(messages)}.` };
  return { ok: true, value: { results, pages: noOfPages ?? 1 } };
}
