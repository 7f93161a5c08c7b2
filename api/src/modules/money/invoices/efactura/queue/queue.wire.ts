import { toLei, type Wire } from "@curat/contract/lei.values";
import type {
  EfacturaBuyerMessage,
  EfacturaDocument,
  EfacturaReceived,
  EfacturaWhole,
} from "@curat/contract/staff/efactura";
import { daysLeft } from "../anaf/anaf-tokens.ts";
import type { Connection } from "../anaf/connection.store.ts";
import { documentName } from "../e-document.rules.ts";
import type { BuyerMessageRow } from "./buyer-messages.store.ts";
import type { AttemptRow, QueueRow, StoredZip, MessageRow, ReceivedRow } from "./queue.store.ts";

export function connectionToWire(connection: Connection, now: Date) {
  const { connectedAt, connectedBy, refreshUntil, broken, brokenAt } = connection;
  return {
    connected_at: connectedAt.toISOString(),
    connected_by: connectedBy,
    days_left: daysLeft(refreshUntil, now),
    broken,
    broken_at: brokenAt?.toISOString() ?? null,
  };
}

export function documentToWire(row: QueueRow, today: string): Wire<EfacturaDocument> {
  return {
    invoice_id: row.invoiceId,
    order_id: row.orderId,
    name: documentName(row),
    kind: row.kind,
    issued_at: row.issuedAt.toISOString(),
    due_on: row.dueOn,
    is_late: row.state !== "accepted" && !row.isClosed && row.dueOn < today,
    total: toLei(row.totalBani),
    buyer: row.buyer,
    state: row.state,
    problems: row.problems,
    is_closed: row.isClosed,
    has_zip: row.hasZip,
    standing: row.standing,
    waits_for: row.waitsFor,
  };
}

export function wholeToWire(
  row: QueueRow,
  {
    attempts,
    messages,
    stornos,
    today,
  }: { attempts: AttemptRow[]; messages: MessageRow[]; stornos: string[]; today: string },
): Wire<EfacturaWhole> {
  const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...documentToWire(row, today),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      started_at: attempt.started_at.toISOString(),
      ended_at: isoOrNull(attempt.ended_at),
      settled_at: isoOrNull(attempt.settled_at),
    })),
    messages: messages.map((message) => ({ ...message, created_at: message.created_at.toISOString() })),
    stornos,
    next_at: row.waitsFor === null ? isoOrNull(row.nextAt) : null,
  };
}

export function receivedToWire(row: ReceivedRow): Wire<EfacturaReceived> {
  const { id, created_at, party, number, issued_on, total_bani, has_zip, problem } = row;
  const total = total_bani === null ? null : toLei(total_bani);
  return { id, created_at: created_at.toISOString(), party, number, issued_on, total, has_zip, problem };
}

export function buyerMessageToWire(row: BuyerMessageRow): EfacturaBuyerMessage {
  const { id, createdAt, words, problem, hasZip, invoiceId, orderId, name, buyer, handledAt, handledBy } =
    row;
  const isKnown = invoiceId !== null && orderId !== null && name !== null;
  return {
    id,
    created_at: createdAt.toISOString(),
    words,
    problem,
    has_zip: hasZip,
    invoice: isKnown ? { id: invoiceId, order_id: orderId, name, buyer: buyer ?? "" } : null,
    handled_at: handledAt?.toISOString() ?? null,
    handled_by: handledBy,
  };
}

const FOLDERS = { sent: "trimise", errors: "erori", received: "primite", buyer: "mesaje" } as const;

/** Converts a ZIP. Its file name has a folder inside an archive, otherwise the prefix "efactura-". */
export function zipToWire({ kind, uploadIndex, id, zip }: StoredZip, isInArchive = false) {
  const name = `${uploadIndex}-${id}.zip`;
  return {
    file_name: isInArchive ? `${FOLDERS[kind]}/${name}` : `efactura-${name}`,
    content: zip.toString("base64"),
  };
}
