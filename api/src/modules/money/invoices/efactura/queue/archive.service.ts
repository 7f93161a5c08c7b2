/** Returns a year's archive in parts that fit into memory: ANAF's ZIPs first, then PDF and XML. */
import type { Db } from "../../../../../db/database.ts";
import { loadLetterheadLogo } from "../../../../platform/settings/index.ts";
import { invoiceFile } from "../../invoice-documents.ts";
import { listInvoicesOfYear } from "../../invoices.store.ts";
import { eInvoice } from "../e-invoice.ts";
import { listZips } from "./queue.store.ts";
import { zipToWire } from "./queue.wire.ts";

/** Fifty ZIPs have a few hundred kilobytes in total. */
const ZIPS_A_PART = 50;
/** Each document is rendered again, which takes about 20 ms. */
const INVOICES_PER_PART = 20;

interface Part {
  /** Names include the folder, and contents are in base64. */
  files: { file_name: string; content: string }[];
  /** Cursor of the next part; null after the last part. */
  next: string | null;
}

/** Returns the part after a cursor. The cursor is empty for the first part, then the previous part's `next`. */
export async function readArchive(db: Db, { year, after }: { year: number; after: string }): Promise<Part> {
  const [kind, id = ""] = after.split(":");
  if (kind === "invoice") return invoicePart(db, { year, after: Number(id) });
  const stored = await listZips(db, { year, after: id, limit: ZIPS_A_PART });
  const last = stored.at(-1);
  if (!last) return invoicePart(db, { year, after: 0 });
  return {
    files: stored.map((one) => zipToWire(one, true)),
    next: stored.length < ZIPS_A_PART ? "invoice:0" : `zip:${last.id}`,
  };
}

async function invoicePart(db: Db, { year, after }: { year: number; after: number }): Promise<Part> {
  const invoices = await listInvoicesOfYear(db, { year, after, limit: INVOICES_PER_PART });
  const files: Part["files"] = [];
  for (const invoice of invoices) {
    // Rendering modifies the logo object, so each document needs its own.
    const { name, bytes } = await invoiceFile(db, invoice, await loadLetterheadLogo(db));
    const { fileName, xml } = eInvoice(invoice);
    files.push(
      { file_name: `facturi/${name}`, content: Buffer.from(bytes).toString("base64") },
      { file_name: `facturi/${fileName}`, content: Buffer.from(xml).toString("base64") },
    );
  }
  const last = invoices.at(-1);
  return { files, next: last && invoices.length === INVOICES_PER_PART ? `invoice:${last.id}` : null };
}
