import type { ApiContext } from "../../../../context.ts";
import { FileFault } from "../../../../reader/file-fault.ts";
import { partsOf } from "../../../../reader/file-parts.ts";
import { onlyPiece, readingAt } from "../../../../reader/read-apart.ts";
import { findZip } from "./queue/queue.store.ts";
import type { ReceivedDocument } from "./received-document.ts";
import type receivedInvoice from "./received-invoice.reading.ts";

const read = readingAt<typeof receivedInvoice>(new URL("received-invoice.reading.ts", import.meta.url));

const UNREADABLE = "Factura nu a putut fi citită.";

/** Returns a received invoice with its lines; undefined if the message is unknown or not downloaded yet. */
export async function readReceivedInvoice(
  { db, log }: Pick<ApiContext, "db" | "log">,
  messageId: string,
): Promise<{ ok: true; invoice: ReceivedDocument } | { ok: false; message: string } | undefined> {
  const stored = await findZip(db, messageId);
  if (stored?.kind !== "received") return undefined;
  try {
    const invoice = await onlyPiece(read(undefined, { files: [partsOf(stored.zip)], sender: "staff", log }));
    return invoice ? { ok: true, invoice } : { ok: false, message: UNREADABLE };
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, message: error.message };
    throw error;
  }
}
