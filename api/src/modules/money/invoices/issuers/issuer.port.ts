/** Interface of a service that issues invoices for the shop. */
import type { InvoiceDocument } from "../invoice-document.ts";

/**
 * - `refused`: the service processed the call and rejected it.
 * - `not-sent`: the service certainly did nothing: unreachable, too many calls, or a wrong account.
 * - `lost`: the call was sent, but its result is unknown.
 */
export interface IssuerFailure {
  ok: false;
  kind: "refused" | "not-sent" | "lost";
  message: string;
}
export type IssuerResult<T> = { ok: true; value: T } | IssuerFailure;

export interface IssueRequest {
  /** Identifies the document at the service, including in retries. */
  key: string;
  series: string;
  issuedOn: string;
  document: InvoiceDocument;
  /** The invoice that a storno reverses. `isWhole` is true if it reverses the whole invoice. */
  reversed: { series: string; number: string; isWhole: boolean } | null;
}

export interface IssuedPaper {
  series: string;
  /** Number as the service formats it, possibly with leading zeros. */
  number: string;
  link: string | null;
}

/** absent: the service has certainly not issued the document. unclear: staff must look it up. */
export type Found = IssuedPaper | "absent" | "unclear";

export interface Issuer {
  listSeries(): Promise<IssuerResult<string[]>>;
  /** Returns what `find` needs to recognise the next document issued in the series. */
  mark(series: string): Promise<IssuerResult<string>>;
  issue(request: IssueRequest): Promise<IssuerResult<IssuedPaper>>;
  find(request: IssueRequest, mark: string): Promise<IssuerResult<Found>>;
  pdf(paper: IssuedPaper): Promise<IssuerResult<Uint8Array<ArrayBuffer>>>;
}
