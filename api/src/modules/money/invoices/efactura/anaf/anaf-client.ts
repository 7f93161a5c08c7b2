/** Client of ANAF's e-Factura API. (specification: e-Factura, the way to ANAF) */
import { FileFault } from "../../../../../reader/file-fault.ts";
import { partsOf } from "../../../../../reader/file-parts.ts";
import { onlyPiece, readingAt } from "../../../../../reader/read-apart.ts";
import type zipReading from "./zip.reading.ts";
import type { EfacturaAccount } from "../../../../../config.ts";
import {
  type ListedMessage,
  readList,
  readStatus,
  readUpload,
  type UploadStatus,
  type ZipContent,
} from "./anaf-answers.ts";
import { type AnafAnswer, callAnaf, CALL_MS } from "./anaf-http.ts";
import { type AnafResult, failed } from "./anaf-result.ts";
import { readTokens, type Tokens } from "./anaf-tokens.ts";

export interface Upload {
  cif: string;
  xml: string;
  isCreditNote: boolean;
  /** True for invoices to individuals, which are reported to ANAF but not delivered to the buyer. */
  isToPerson: boolean;
}
/**
 * Messages since a time on the local clock: sent invoices (T), errors (E), received invoices (P) or buyers' messages
 * (R).
 */
export interface ListQuery {
  cif: string;
  filter: "T" | "E" | "P" | "R";
  from: Date;
}
export interface Listed {
  messages: ListedMessage[];
  /** The list is complete up to this time on the local clock. */
  until: Date;
}
export interface Downloaded extends ZipContent {
  zip: Uint8Array;
}

/** ANAF rejects a list that ends after ANAF's current time or starts more than 60 days ago. */
const END_MARGIN_MS = 60_000;
const START_MARGIN_MS = 5 * 60_000;
const OLDEST_MS = 60 * 86_400_000 - START_MARGIN_MS;
/** ANAF returns 500 messages per page, so more pages indicate an error. */
const MAX_PAGES = 1_000;

export type AnafClient = ReturnType<typeof anafClient>;

const readZip = readingAt<typeof zipReading>(new URL("zip.reading.ts", import.meta.url));

function unreadable(error: unknown): AnafResult<never> {
  if (error instanceof FileFault) return failed("refused", error.message);
  throw error;
}

/** Creates a client for an account. Its only state is the difference between ANAF's clock and the local one. */
export function anafClient(
  { loginUrl, apiUrl, clientId, clientSecret, environment }: EfacturaAccount,
  now: () => Date,
  callMs: number = CALL_MS,
) {
  /** Difference between ANAF's clock and the local one; undefined before the first response. */
  let aheadMs: number | undefined;
  const restUrl = `${apiUrl}/${environment}/FCTEL/rest`;

  async function request(url: string, init: RequestInit = {}): Promise<AnafResult<AnafAnswer>> {
    const answer = await callAnaf(url, init, callMs);
    const date = answer.ok ? answer.value.date : undefined;
    if (date) aheadMs = date.getTime() - now().getTime();
    return answer;
  }
  const input = (token: string, path: string) =>
    request(`${restUrl}/${path}`, { headers: { authorization: `Bearer ${token}` } });

  async function tokensOf(form: Record<string, string>): Promise<AnafResult<Tokens>> {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const answer = await request(`${loginUrl}/anaf-oauth2/v1/token`, {
      method: "POST",
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ ...form, token_content_type: "jwt" }),
    });
    if (!answer.ok) return answer;
    return readTokens(answer.value.status, answer.value.text(), now());
  }

  async function page(token: string, query: Record<string, string>) {
    const answer = await input(token, `listaMesajePaginatieFactura?${new URLSearchParams(query)}`);
    return answer.ok ? readList(answer.value.text()) : answer;
  }

  return {
    /**
     * Returns ANAF's login URL. After the login with the certificate, ANAF redirects with a code that is valid for a
     * minute.
     */
    authorizeUrl: ({ state, redirect }: { state: string; redirect: string }): string => {
      const query = { response_type: "code", client_id: clientId, redirect_uri: redirect };
      const params = new URLSearchParams({ ...query, token_content_type: "jwt", state });
      return `${loginUrl}/anaf-oauth2/v1/authorize?${params}`;
    },
    exchange: (code: string, redirect: string): Promise<AnafResult<Tokens>> =>
      tokensOf({ grant_type: "authorization_code", code, redirect_uri: redirect }),
    /** Returns new tokens, which replace the previous ones. */
    renew: (refreshToken: string): Promise<AnafResult<Tokens>> =>
      tokensOf({ grant_type: "refresh_token", refresh_token: refreshToken }),

    /** Uploads a document. ANAF does not detect duplicates. */
    upload: async (token: string, upload: Upload): Promise<AnafResult<{ index: string }>> => {
      const { cif, xml, isCreditNote, isToPerson } = upload;
      const query = new URLSearchParams({ standard: isCreditNote ? "CN" : "UBL", cif });
      const answer = await request(`${restUrl}/${isToPerson ? "uploadb2c" : "upload"}?${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "text/plain" },
        body: xml,
      });
      return answer.ok ? readUpload(answer.value.status, answer.value.text()) : answer;
    },
    status: async (token: string, index: string): Promise<AnafResult<UploadStatus>> => {
      const answer = await input(token, `stareMesaj?${new URLSearchParams({ id_incarcare: index })}`);
      return answer.ok ? readStatus(answer.value.status, answer.value.text()) : answer;
    },
    /**
     * Returns all pages of a list. Fails if a page is missing, because a partial list does not prove that a document
     * is absent.
     */
    list: async (token: string, { cif, filter, from }: ListQuery): Promise<AnafResult<Listed>> => {
      // Even a refused first request reveals ANAF's clock, so the retry uses the right range.
      for (let isSure = aheadMs !== undefined; ; isSure = true) {
        const read = await allPages(token, { cif, filter, from });
        if (read.ok || isSure || read.kind !== "refused" || aheadMs === undefined) return read;
      }
    },
    download: async (token: string, id: string): Promise<AnafResult<Downloaded>> => {
      const answer = await input(token, `descarcare?${new URLSearchParams({ id })}`);
      if (!answer.ok) return answer;
      const { bytes: zip } = answer.value;
      const read = await onlyPiece(readZip(undefined, { files: [partsOf(zip)], sender: "staff" })).catch(
        unreadable,
      );
      return read.ok ? { ok: true, value: { zip, ...read.value } } : read;
    },
  };

  async function allPages(token: string, { cif, filter, from }: ListQuery): Promise<AnafResult<Listed>> {
    const until = new Date(now().getTime() - END_MARGIN_MS);
    const oldest = Math.max(from.getTime() - START_MARGIN_MS, now().getTime() - OLDEST_MS);
    const ahead = aheadMs ?? 0;
    const times = { startTime: String(oldest + ahead), endTime: String(until.getTime() + ahead) };
    const messages: ListedMessage[] = [];
    for (let pagina = 1; pagina <= MAX_PAGES; pagina += 1) {
      const read = await page(token, { ...times, cif, filtru: filter, pagina: String(pagina) });
      if (!read.ok) return read;
      messages.push(...read.value.messages);
      if (pagina >= read.value.pages) return { ok: true, value: { messages, until } };
    }
    return failed("refused", "Lista ANAF este prea lungă.");
  }
}
