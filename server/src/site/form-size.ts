/**
 * Limits the size of forms before they are read. Only listed pages accept more than 256 KB: the office's uploads and
 * long lists, and the public order sheet.
 */
import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { SHEET_LIMITS } from "@curat/contract/order-sheet.values";
import { IMPORT_BYTES } from "@curat/contract/staff/exchange.values";
import { MIGRATION_FILE_BYTES } from "@curat/contract/staff/store-migration.values";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { SiteEnv } from "./site-app.ts";

/** Far above the shop's longest form with all fields filled in. */
const MAX_FORM_BYTES = 256 * 1024;
/** Enough for a bank statement or courier file of 5 MB and the form around it. */
const MAX_FILE_FORM_BYTES = 5 * 1024 * 1024 + 64 * 1024;
/** Office pages that accept a file or thousands of pasted lines, and their data requests. */
const FILE_PAGES = /^\/admin\/(?:incasari\/(?:ramburs|banca)|foaie|liste-preturi\/[\w-]+)(?:\.data)?$/;
/** Enough for two files of the maximum size, a picture and a document, and the form around them. */
const MAX_MEDIA_FORM_BYTES = 2 * UPLOAD_BYTES + 64 * 1024;
const MEDIA_PAGES =
  /^\/admin\/(?:media(?:\/[\w-]+)?|produse\/\d+\/imagini|acasa-magazin|(?:categorii|producatori|promotii|cadouri|pachete|pagini|articole|blog)\/[\w-]+)(?:\.data)?$/;

/** Office pages for records with possibly thousands of rows of several fields. */
export const ROW_PAGES = /^\/admin\/parametri\/[\w-]+(?:\.data)?$/;

/** Enough for a list of product codes that any visitor may upload to the order sheet. */
const MAX_SHEET_FORM_BYTES = SHEET_LIMITS.fileBytes + 128 * 1024;
const SHEET_PAGE = /^\/comanda-rapida(?:\.data)?$/;

const MAX_IMPORT_FORM_BYTES = IMPORT_BYTES + 64 * 1024;
const IMPORT_PAGES = /^\/admin\/import(?:\.data)?$/;

const MAX_EXPORT_FORM_BYTES = MIGRATION_FILE_BYTES + 64 * 1024;
const EXPORT_PAGES = /^\/admin\/mutare\/\d+(?:\.data)?$/;

/** Closes the connection after refusing a large body: its unread bytes would hide the next request. */
export const closeAfterTooLarge: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  if (c.res.status === 413) c.header("connection", "close");
};

export type IsAtWork = (request: Request, visitor: string) => Promise<boolean>;

/**
 * Refuses forms above the size limit with 413. Only staff who are logged in can upload files to the office.
 */
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
    // A form without a declared length may be as large as a file.
    const isShort = Number(c.req.header("content-length") ?? Number.NaN) <= MAX_FORM_BYTES;
    const mayBeLong = longer && !isShort && (await isAtWork(c.req.raw, c.get("visitor")));
    return (mayBeLong ? longer : forms)(c, next);
  };
}
