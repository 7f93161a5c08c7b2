import { toLei, type Wire } from "@curat/contract/lei.values";
import type { Success } from "@curat/contract/client";
import type { IncomingFile, IncomingRow, listIncomingParts } from "@curat/contract/staff/incoming";
import type { ProposedRow } from "./incoming.service.ts";
import type { StoredFile } from "./incoming.store.ts";
import type { SuggestedPart } from "./split.rules.ts";

export function toWireFile({ uploadedBy, uploadedAt, ...file }: StoredFile): IncomingFile {
  return { ...file, uploaded_by: uploadedBy, uploaded_at: uploadedAt.toISOString() };
}

export function toWireRow(row: ProposedRow): Wire<IncomingRow> {
  const { amountBani, decidedBy, decidedAt, state, note } = row;
  const { order, isSure, why } = row.proposal;
  const isOpen = state === "open";
  return {
    id: row.id,
    kind: row.kind,
    file: row.file,
    line: row.line,
    day: row.day,
    amount: amountBani === undefined ? null : toLei(amountBani),
    currency: row.currency,
    bank_state: row.bankState,
    awb: row.awb,
    reference: row.reference,
    payer: row.payer,
    iban: row.iban,
    details: row.details,
    state,
    order: order
      ? { id: order.id, number: String(order.number), name: order.name, total: toLei(order.totalBani) }
      : null,
    parts: row.parts,
    is_sure: isSure,
    why: isOpen ? (why ?? null) : note || null,
    decided_by: decidedBy,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

type WirePart = Wire<Success<typeof listIncomingParts>["data"]>["invoices"][number];

export function toWirePart(part: SuggestedPart): WirePart {
  const { orderId, orderNumber, series, number, dueOn, cui, buyer, openBani, amountBani } = part;
  return {
    orderID: orderId,
    order_number: String(orderNumber),
    invoice: `${series} ${number}`,
    due_on: dueOn,
    cui,
    buyer,
    open: toLei(openBani),
    amount: toLei(amountBani),
  };
}
