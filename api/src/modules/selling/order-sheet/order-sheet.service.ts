import { STOCK, SORT } from "@curat/contract/catalog.values";
import { SHEET_LIMITS, type SheetFoundBy } from "@curat/contract/order-sheet.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { type PricedProduct, priceProducts, type Shopper } from "../cart/index.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { firstRows } from "../../../reader/tables/read-rows.ts";
import type { CatalogueEngine } from "../../catalogue/search/index.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { sheetNotes } from "./sheet-notes.rules.ts";
import { barcodeOf, keyOfCode, type ReadLine, readRows, readText, swapsOf } from "./sheet-text.rules.ts";
import {
  findByCodes,
  findNearCodes,
  findOwnCodes,
  findSheet,
  insertSheet,
  saveOwnCodes,
  loadNear,
  lockSheet,
  type SheetLine,
  writeSheet,
} from "./order-sheet.store.ts";
import { LIST_MESSAGES } from "@curat/contract/list-messages.values";
import { sheetTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Maximum number of unknown lines with suggestions, because each costs a search. */
const MAX_GUESSED = 30;
const MAX_SUGGESTIONS = 3;

/** Reads the lines of the text and file. Throws FileFault with a message for the visitor. */
export async function readLines(
  { log }: Pick<ApiContext, "log">,
  { text, file, from }: { text: string; file: Uint8Array | undefined; from: string },
): Promise<ReadLine[]> {
  const rows: string[][] = [];
  if (file && file.length > 0) {
    // The header row and one row above the limit are enough to refuse a file.
    const maxRows = SHEET_LIMITS.lines + 2;
    const sent = { files: [partsOf(file)], sender: "visitor", from, log } as const;
    for (const { cells } of await firstRows(sent, maxRows)) rows.push(cells);
    if (rows.length === maxRows) throw new FileFault(LIST_MESSAGES.lists.tooManyRows());
  }
  const lines = [...readText(text), ...readRows(rows)];
  if (lines.length > SHEET_LIMITS.lines) throw new FileFault(LIST_MESSAGES.lists.tooManyRows());
  return lines;
}

function joined(lines: readonly SheetLine[]): SheetLine[] {
  const byKey = Map.groupBy(lines, (line) => (line.quantity === 0 ? line : keyOfCode(line.code)));
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    const quantity = Math.min(
      same.reduce((sum, line) => sum + line.quantity, 0),
      SHEET_LIMITS.quantity,
    );
    const productId = same.find((line) => line.productId !== null)?.productId ?? null;
    const note = sheetTexts.joined(same.length);
    return [
      {
        ...first,
        quantity,
        productId,
        note: [...same.map((line) => line.note), note].filter(Boolean).join(" "),
      },
    ];
  });
}

export type Started = { ok: true; token: string } | { ok: false; error: "too-many" };

/** Appends lines to the sheet with this token, or creates a sheet. */
export async function startSheet(
  { db, now }: Shop,
  lines: readonly ReadLine[],
  token: string,
): Promise<Started> {
  const added = lines.map((line) => ({ ...line, productId: null }));
  return transaction(db, async (tx): Promise<Started> => {
    const current = token === "" ? undefined : await lockSheet(tx, token);
    const all = joined([...(current ?? []), ...added]);
    if (all.length > SHEET_LIMITS.lines) return { ok: false, error: "too-many" };
    if (!current) return { ok: true, token: await insertSheet(tx, all, now()) };
    await writeSheet(tx, token, { lines: all, now: now() });
    return { ok: true, token };
  });
}

/**
 * Replaces a sheet's lines and stores which products the customer chose for their codes. Returns false for an unknown
 * token.
 */
export async function changeSheet(
  { db, now }: Shop,
  { token, lines, customer }: { token: string; lines: readonly SheetLine[]; customer: Customer | undefined },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const before = await lockSheet(tx, token);
    if (!before) return false;
    const settled = before.filter(({ quantity }) => quantity > 0);
    const notes = new Map(settled.map(({ code, note }) => [keyOfCode(code), note]));
    const written = lines.map((line) => {
      const note = notes.get(keyOfCode(line.code));
      return note === undefined ? line : { ...line, note };
    });
    await writeSheet(tx, token, { lines: joined(written), now: now() });
    if (customer) {
      const codes = lines.flatMap(({ code, productId }) =>
        productId === null ? [] : [{ key: keyOfCode(code), code, productId }],
      );
      const once = [...new Map(codes.map((one) => [one.key, one])).values()];
      await saveOwnCodes(tx, customer.id, { codes: once, now: now() });
    }
    return true;
  });
}

export interface ShownRow {
  line: SheetLine;
  foundBy: SheetFoundBy | null;
  product: PricedProduct | null;
  addable: number;
  notes: string[];
  near: { id: number; code: string; name: string; picture: string | null; priceBani: number }[];
}

/** Returns a sheet's rows with current prices and stock; undefined for an unknown token. */
export async function showSheet(
  { db, now, engine }: Shop & { engine: CatalogueEngine },
  token: string,
  shopper: Shopper,
): Promise<ShownRow[] | undefined> {
  const lines = await findSheet(db, token);
  if (!lines) return undefined;
  const found = await findProducts(db, lines, shopper.customer);
  const input = lines.flatMap((line, index) => {
    const productId = found[index]?.productId;
    return productId === undefined ? [] : [{ key: index, productId, quantity: line.quantity }];
  });
  const priced = await priceProducts(db, input, { shopper, now: now() });
  const unknown = lines.filter((_, index) => !priced.has(index)).slice(0, MAX_GUESSED);
  const near = await guess({ db, engine }, unknown);
  return lines.map((line, index) => {
    const product = priced.get(index) ?? null;
    const isOpen = line.quantity === 0;
    const addable = product && !isOpen && product.stockId !== STOCK.outOfStock ? product.granted : 0;
    return {
      line,
      foundBy: product ? (found[index]?.by ?? null) : null,
      product,
      addable,
      notes: [...(line.note ? [line.note] : []), ...(isOpen ? [] : sheetNotes(line.quantity, product))],
      near: near.get(line) ?? [],
    };
  });
}

type Found = { productId: number; by: SheetFoundBy } | undefined;

/**
 * Finds the products of lines: the buyer's choice, then the shop's code, then the barcode, then the customer's own
 * code.
 */
async function findProducts(
  db: Db,
  lines: readonly SheetLine[],
  customer: Customer | undefined,
): Promise<Found[]> {
  const keys = lines.map(({ code }) => keyOfCode(code));
  const { byCode, byBarcode } = await findByCodes(db, {
    codes: keys,
    barcodes: lines.flatMap(({ code }) => barcodeOf(code) ?? []),
  });
  const own = customer ? await findOwnCodes(db, customer.id, keys) : new Map<string, number>();
  return lines.map(({ code, productId }, index): Found => {
    if (productId !== null) return { productId, by: "chosen" };
    const key = keys[index] ?? "";
    const matches: [SheetFoundBy, number | undefined][] = [
      ["code", byCode.get(key)],
      ["barcode", byBarcode.get(barcodeOf(code) ?? "")],
      ["own", own.get(key)],
    ];
    const way = matches.find(([, id]) => id !== undefined);
    return way?.[1] === undefined ? undefined : { productId: way[1], by: way[0] };
  });
}

/**
 * Suggests products: first those whose codes differ by two swapped characters, then those with similar codes, then
 * search results.
 */
async function guess(
  { db, engine }: { db: Db; engine: CatalogueEngine },
  lines: readonly SheetLine[],
): Promise<ReadonlyMap<SheetLine, ShownRow["near"]>> {
  const byCode = await findNearCodes(
    db,
    lines.map(({ code }) => keyOfCode(code)),
    MAX_SUGGESTIONS,
  );
  const swaps = new Map(lines.map((line) => [line, swapsOf(keyOfCode(line.code))]));
  const swapped = await findByCodes(db, { codes: [...swaps.values()].flat(), barcodes: [] });
  const ids = new Map<SheetLine, number[]>();
  for (const line of lines) {
    const meant = (swaps.get(line) ?? []).flatMap((key) => swapped.byCode.get(key) ?? []);
    const codes = [...new Set([...meant, ...(byCode.get(keyOfCode(line.code)) ?? [])])];
    const names = codes.length < MAX_SUGGESTIONS ? await searched(engine, line.code) : [];
    ids.set(line, [...new Set([...codes, ...names])].slice(0, MAX_SUGGESTIONS));
  }
  const products = await loadNear(db, [...new Set([...ids.values()].flat())]);
  return new Map(
    lines.map((line) => [
      line,
      (ids.get(line) ?? []).flatMap((id) => {
        const product = products.get(id);
        return product ? [{ id, ...product }] : [];
      }),
    ]),
  );
}

const NOTHING_CHOSEN = { values: [], minBani: null, maxBani: null };

/**
 * Searches only for words, because a code search would find products that share a part of the code. Returns no
 * products if the search dropped half of the words; otherwise "SET-HOTEL-ALB" would find every set.
 */
async function searched(engine: CatalogueEngine, code: string): Promise<number[]> {
  if (!/\p{L}{3}/u.test(code)) return [];
  // The search reports which words it dropped, so separate the words of "SET-HOTEL-ALB".
  const text = wordsOf(code).join(" ");
  const { ids, searched: instead = text } = await engine.search({
    text,
    scope: {},
    selection: NOTHING_CHOSEN,
    sort: SORT.relevance,
    page: 1,
    perPage: MAX_SUGGESTIONS,
  });
  return wordsOf(instead).length * 2 > wordsOf(text).length ? ids : [];
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
