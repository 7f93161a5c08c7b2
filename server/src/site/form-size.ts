/** Limits the size of a form before it is read: what people type is short, a file of the office is not. */
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { SHEET_LIMITS } from "@curat/contract/order-sheet.values";
import { IMPORT_BYTES } from "@curat/contract/staff/exchange.values";
import { MIGRATION_FILE_BYTES } from "@curat/contract/staff/store-migration.values";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { SiteEnv } from "./site-app.ts";

/** The shop's longest form, with all fields full, stays far below this. */
const MAX_FORM_BYTES = 256 * 1024;
/** A bank statement or a courier's file of 5 MB, with the form around it. */
const MAX_FILE_FORM_BYTES = 5 * 1024 * 1024 + 64 * 1024;
/** The office's pages that take a file or thousands of pasted lines, and their data requests. */
const FILE_PAGES = /^\/admin\/(?:incasari\/(?:ramburs|banca)|foaie|liste-preturi\/[\w-]+)(?:\.data)?$/;
/** Pages with fields for pictures and documents: two of the largest, with the form around them. */
const MAX_MEDIA_FORM_BYTES = 2 * UPLOAD_BYTES + 64 * 1024;
const MEDIA_PAGES =
  /^\/admin\/(?:media(?:\/[\w-]+)?|produse\/\d+\/imagini|acasa-magazin|(?:categorii|producatori|promotii|cadouri|pachete|pagini|articole|blog)\/[\w-]+)(?:\.data)?$/;

/** The office's pages of records that may have thousands of rows with several fields each. */
export const ROW_PAGES = /^\/admin\/parametri\/[\w-]+(?:\.data)?$/;

/** A list of codes for the order sheet, which anybody may upload as a file. */
const MAX_SHEET_FORM_BYTES = SHEET_LIMITS.fileBytes + 128 * 1024;
const SHEET_PAGE = /^\/comanda-rapida(?:\.data)?$/;

/** A file of rows. */
const MAX_IMPORT_FORM_BYTES = IMPORT_BYTES + 64 * 1024;
const IMPORT_PAGES = /^\/admin\/import(?:\.data)?$/;

/** The export of another shop. */
const MAX_EXPORT_FORM_BYTES = MIGRATION_FILE_BYTES + 64 * 1024;
const EXPORT_PAGES = /^\/admin\/mutare\/\d+(?:\.data)?$/;

/**
 * Closes the connection after a body was refused for its length. The body might not have been read to its
 * end, so the next request on the connection would be lost.
 */
export const closeAfterTooLarge: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  if (c.res.status === 413) c.header("connection", "close");
};

/** Returns whether a request is from someone who is logged in at the office. */
export type IsAtWork = (request: Request, visitor: string) => Promise<boolean>;

/** Refuses a longer form with 413; files of the office are accepted only from somebody logged in there. */
export function limitForms(isAtWork: IsAtWork = async () => false): MiddlewareHandler<SiteEnv> {
  const limitOf = (maxSize: number): MiddlewareHandler<SiteEnv> =>
    bodyLimit({ maxSize, onError: (c) => c.text("Datele trimise sunt prea mari.", 413) });
  const forms = limitOf(MAX_FORM_BYTES);
  const sheets = limitOf(MAX_SHEET_FORM_BYTES);
  const pages: [RegExp, MiddlewareHandler<SiteEnv>][] = [
    [MEDIA_PAGES, limitOf(MAX_MEDIA_FORM_BYTES)],
    [FILE_PAGES, limitOf(MAX_FILE_FORM_BYTES)],
    [ROW_PAGES, limitOf(MAX_FILE_FORM_BYTES)],
    [IMPORT_PAGES, limitOf(MAX_IMPORT_FORM_BYTES)],
    [EXPORT_PAGES, limitOf(MAX_EXPORT_FORM_BYTES)],
  ];
  return async (c, next) => {
    if (SHEET_PAGE.test(c.req.path)) return sheets(c, next);
    const [, longer] = pages.find(([paths]) => paths.test(c.req.path)) ?? [];
    // A form without a length may be as long as a file.
    const isShort = Number(c.req.header("content-length") ?? Number.NaN) <= MAX_FORM_BYTES;
    const mayBeLong = longer && !isShort && (await isAtWork(c.req.raw, c.get("visitor")));
    return (mayBeLong ? longer : forms)(c, next);
  };
}
