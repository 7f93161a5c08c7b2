import { createGunzip } from "node:zlib";
import { Readable } from "node:stream";
import type { Platform } from "@curat/contract/staff/store-migration.values";
import { FileFault } from "../../../reader/file-fault.ts";
import { readTable, type Table } from "./files/csv.ts";
import { DUMP_PARTS, type DumpPart, TooManyRows } from "./files/dump-tables.ts";
import { UnreadableDump } from "./files/dump.ts";
import { type SkippedText, SkippedTexts } from "./files/skipped-texts.ts";
import { readPrestaDump, readPrestaTexts } from "./prestashop/dump.ts";
import { readPrestaTables } from "./prestashop/tables-csv.ts";
import { type Found, nothingFound } from "./records.ts";
import { readShopifyTables } from "./shopify/tables-csv.ts";
import { readWooDump, readWooTexts } from "./woocommerce/dump.ts";
import { readWooProducts } from "./woocommerce/products-csv.ts";

export interface SourceFile {
  name: string;
  kind: "table" | "dump";
  /** Streams the file's bytes; each call starts at the beginning. */
  parts: () => AsyncIterable<Uint8Array>;
}

const MAX_TEXT = 4_000_000_000;
const MAX_TABLE_CHARACTERS = 200_000_000;
/** Dumps compress about tenfold. A ratio of a hundred indicates a zip bomb. */
const MAX_COMPRESSION_RATIO = 100;
const SURELY_FINE = 64_000_000;

export interface FoundPart {
  found: Found;
  texts: () => AsyncIterable<SkippedText>;
}

/**
 * Reads all files in three passes, so that memory holds only the catalogue, the customers or the orders. Adds a note
 * for each unreadable file.
 */
export async function* readFiles(
  platform: Platform,
  files: readonly SourceFile[],
  at: Date,
): AsyncGenerator<FoundPart> {
  const notes = new Map<SourceFile, string>();
  const reportedOf = new Set<SourceFile>();
  const tables: Table[] = [];
  for (const file of files)
    if (file.kind === "table")
      await unlessUnread(notes, file, async () => tables.push(readTable(await textOf(file.parts()))));
    else if (platform === "shopify")
      notes.set(file, `${file.name}: Shopify nu oferă copii ale bazei de date.`);
  const reported = together(readTables(platform, tables));
  tables.length = 0;
  const isPresta = platform === "prestashop";
  const readDump = isPresta ? readPrestaDump : readWooDump;
  const readTexts = isPresta ? readPrestaTexts : readWooTexts;
  async function* texts(): AsyncGenerator<SkippedText> {
    for (const [place, file] of files.entries())
      if (file.kind === "dump" && !notes.has(file))
        yield* readTexts(piecesOf(file.parts()), new SkippedTexts(place));
  }
  for (const part of DUMP_PARTS) {
    const found: Found[] = [];
    for (const [place, file] of files.entries()) {
      if (file.kind !== "dump" || notes.has(file)) continue;
      await unlessUnread(notes, file, async () =>
        found.push(await readDump(piecesOf(file.parts()), { part, at, skipped: new SkippedTexts(place) })),
      );
    }
    const news = [...notes].filter(([file]) => !reportedOf.has(file));
    for (const [file] of news) reportedOf.add(file);
    found.unshift({ ...nothingFound(), notes: news.map(([, note]) => note) });
    yield { found: together([...found, partOf(reported, part)]), texts };
  }
}

async function unlessUnread(
  notes: Map<SourceFile, string>,
  file: SourceFile,
  read: () => Promise<unknown>,
): Promise<void> {
  try {
    await read();
  } catch (error) {
    const why = whyUnread(error);
    if (why === undefined) throw error;
    notes.set(file, `${file.name}: ${why}`);
  }
}

function partOf(found: Found, part: DumpPart): Found {
  const { categories, products, customers, orders, pricesWithVat, notes } = found;
  switch (part) {
    case "catalogue":
      return { ...nothingFound(), categories, products, pricesWithVat, notes };
    case "customers":
      return { ...nothingFound(), customers };
    case "orders":
      return { ...nothingFound(), orders };
  }
}

function readTables(platform: Platform, tables: readonly Table[]): Found[] {
  if (tables.length === 0) return [];
  if (platform === "prestashop") return [readPrestaTables(tables)];
  return platform === "shopify" ? [readShopifyTables(tables)] : tables.map(readWooProducts);
}

class TooLong extends Error {}

function whyUnread(error: unknown): string | undefined {
  if (error instanceof FileFault) return error.message;
  if (error instanceof UnreadableDump) return "nu este o copie întreagă a bazei de date.";
  if (error instanceof TooManyRows || error instanceof TooLong)
    return "este prea mare ca să fie importat aici.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("Z_") ? "arhiva este deteriorată." : undefined;
}

/**
 * Yields a dump's decompressed text in chunks. Decodes UTF-8, or Windows-1252 if the dump declares latin1.
 */
async function* piecesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let length = 0;
  for await (const bytes of unpacked(parts)) {
    decoder ??= new TextDecoder(
      /SET NAMES latin1/i.test(Buffer.from(bytes.subarray(0, 4_096)).toString("latin1"))
        ? "windows-1252"
        : "utf-8",
    );
    const text = withoutZero(decoder.decode(bytes, { stream: true }));
    length += text.length;
    if (length > MAX_TEXT) throw new TooLong();
    yield text;
  }
}

async function textOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of unpacked(parts)) {
    length += bytes.length;
    if (length > MAX_TABLE_CHARACTERS) throw new TooLong();
    pieces.push(bytes);
  }
  const bytes = Buffer.concat(pieces);
  try {
    return withoutZero(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // Older Romanian spreadsheets use Windows-1250.
    return withoutZero(new TextDecoder("windows-1250").decode(bytes));
  }
}

function withoutZero(text: string): string {
  return text.replaceAll("\0", "");
}

/** Decompresses a file if its first bytes show that it is compressed, whatever its name. */
async function* unpacked(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const rest = { [Symbol.asyncIterator]: () => iterator };
  let packedBytes = 0;
  async function* all(): AsyncGenerator<Uint8Array> {
    packedBytes += first.value.length;
    yield first.value;
    for await (const part of rest) {
      packedBytes += part.length;
      yield part;
    }
  }
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* all();
  const source = Readable.from(all());
  const gunzip = createGunzip();
  // If the source fails, the reader ends too.
  source.on("error", (error) => gunzip.destroy(error));
  let length = 0;
  for await (const bytes of source.pipe(gunzip) as AsyncIterable<Uint8Array>) {
    length += bytes.length;
    if (length > SURELY_FINE && length > MAX_COMPRESSION_RATIO * packedBytes) throw new TooLong();
    yield bytes;
  }
}

function together(found: readonly Found[]): Found {
  const first = <T extends { id: string }>(all: readonly T[]): T[] =>
    [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
  return {
    categories: first(found.flatMap((one) => one.categories)),
    products: first(found.flatMap((one) => one.products)),
    customers: first(found.flatMap((one) => one.customers)),
    orders: first(found.flatMap((one) => one.orders)),
    pricesWithVat: found.find(({ pricesWithVat }) => pricesWithVat !== null)?.pricesWithVat ?? null,
    notes: found.flatMap(({ notes }) => notes),
  };
}
