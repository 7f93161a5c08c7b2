import type { Tx } from "../../../db/database.ts";
import { parseIban } from "@curat/contract/iban.values";
import { findByRandomId, type OrderRecord } from "../../selling/orders/index.ts";
import { endReturns, postPieces } from "../../selling/ledger/index.ts";
import { ENDS, planReturn, type ReturnStatus } from "./returns.rules.ts";
import { insertReturn, writeReturnStatus } from "./returns.store.ts";

export interface ReturnImport {
  order: string;
  lines: { productId: number; quantity: number }[];
  /** Reason of the return: 1 changed my mind, 2 defective, 3 wrong product, 4 damaged in transit, 5 other. */
  reasonId: number;
  observation: string;
  bank: string;
  iban: string;
  status: ReturnStatus;
  rejection: string;
  createdAt: Date;
  changedAt: Date;
}
export interface ReturnsImport {
  returns?: ReturnImport[];
}

export async function importReturns(tx: Tx, { returns = [] }: ReturnsImport): Promise<void> {
  for (const request of returns) {
    const record = await findByRandomId(tx, request.order);
    if (!record) throw new Error(`Order ${request.order} of a return does not exist.`);
    await writeReturn(tx, request, record);
  }
}

async function writeReturn(tx: Tx, request: ReturnImport, { order, lines }: OrderRecord): Promise<void> {
  const iban = parseIban(request.iban);
  if (iban === undefined) throw new Error(`The return from order ${request.order} has an invalid IBAN.`);
  const bought = lines.map(({ id: lineId, ...line }) => ({ ...line, lineId, taken: 0 }));
  const planned = planReturn(bought, request.lines);
  if (!planned.ok)
    throw new Error(`Order ${request.order} has only ${planned.left} pieces of a returned product.`);
  const { bank, reasonId, observation, status, rejection, createdAt, changedAt } = request;
  const { id } = await insertReturn(tx, {
    orderId: order.id,
    customerId: order.customerId,
    fullName: `${order.firstName} ${order.lastName}`,
    email: order.email,
    phone: order.phone,
    bank,
    iban,
    reasonId,
    observation,
    status: "requested",
    isWithdrawal: false,
    lines: planned.lines,
    at: createdAt,
  });
  await writeReturnStatus(tx, id, { status, rejection, at: changedAt });
  const ends = ENDS[status];
  const open = planned.lines.map((line) => ({ ...line, returnId: id }));
  if (ends) await postPieces(tx, endReturns(ends, open), changedAt);
}
