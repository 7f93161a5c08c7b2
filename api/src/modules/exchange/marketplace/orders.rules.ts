import type { Lei } from "@curat/contract/lei.values";
import { toBani } from "@curat/contract/lei.values";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { splitBani } from "../../selling/vouchers/index.ts";
import { order as orderSchema, orderHead, type WireOrder } from "./emag.wire.ts";

export const EMAG_STATUS = {
  cancelled: 0,
  new: 1,
  inProgress: 2,
  prepared: 3,
  finalised: 4,
  returned: 5,
} as const;

export interface EmagAddress {
  county: string;
  city: string;
  street: string;
  postcode: string;
}

/** A validated eMAG order, converted to the shop's units. */
export interface EmagOrder {
  id: number;
  status: number;
  changedAt: string;
  placedAt: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: { name: string; cui: string; registryNumber: string; bank: string; iban: string } | null;
  delivery: EmagAddress;
  invoice: EmagAddress;
  locker: string;
  isCash: boolean;
  paymentName: string;
  deliveryBani: number;
  lines: EmagLine[];
}
export interface EmagLine {
  /** Null if the line refers to no offer of the shop. */
  offerId: number | null;
  partNumber: string;
  name: string;
  quantity: number;
  unitBani: number;
  discountBani: number;
  vatPercent: number;
}

export type ReadOrder =
  | { ok: true; order: EmagOrder }
  | { ok: false; head: { id: number; status: number; changedAt: string } | undefined };

const PAYMENTS: Readonly<Record<number, string>> = {
  1: "Ramburs (eMAG)",
  2: "Transfer bancar prin eMAG",
  3: "Card prin eMAG",
};
const CASH = 1;

/** Parses an order as eMAG sends it. `now` replaces an unreadable time. */
export function readOrder(sent: unknown, now: Date): ReadOrder {
  const read = orderSchema.safeParse(sent);
  if (!read.success) {
    const head = orderHead.safeParse(sent).data;
    return { ok: false, head: head && { ...head, changedAt: timeOf(head.modified, now) } };
  }
  const { customer, ...order } = read.data;
  const [firstName = "", ...rest] = customer.name.split(/\s+/);
  const delivery = {
    county: customer.shipping_suburb,
    city: customer.shipping_city,
    street: customer.shipping_street,
    postcode: customer.shipping_postal_code,
  };
  const hasBilling = customer.billing_street !== "" && customer.billing_city !== "";
  const changedAt = timeOf(order.modified || order.date, now);
  return {
    ok: true,
    order: {
      id: order.id,
      status: order.status,
      changedAt,
      placedAt: timeOf(order.date, now),
      firstName,
      lastName: rest.join(" "),
      phone: customer.phone_1,
      company: companyOf(customer),
      delivery,
      invoice: hasBilling
        ? {
            county: customer.billing_suburb,
            city: customer.billing_city,
            street: customer.billing_street,
            postcode: customer.billing_postal_code,
          }
        : delivery,
      locker: order.details?.locker_id ? order.details.locker_name || order.details.locker_id : "",
      isCash: order.payment_mode_id === CASH,
      paymentName: PAYMENTS[order.payment_mode_id] ?? "Plată prin eMAG",
      deliveryBani: order.shipping_tax ? toBani(order.shipping_tax) : 0,
      lines: linesOf(order),
    },
  };
}

function companyOf(customer: WireOrder["customer"]): EmagOrder["company"] {
  if (customer.legal_entity !== 1 || customer.code === "") return null;
  const { code: cui, registration_number: registryNumber, bank, iban } = customer;
  return { name: customer.company || customer.name, cui, registryNumber, bank, iban };
}

/** Returns the lines that the buyer has not cancelled, with vouchers distributed over them by value. */
function linesOf({ products, vouchers }: Pick<WireOrder, "products" | "vouchers">): EmagLine[] {
  const lines = products
    .filter(({ status, quantity }) => status !== 0 && quantity > 0)
    .map((line) => ({
      offerId: line.product_id ?? null,
      partNumber: line.ext_part_number || line.part_number,
      name: line.name,
      quantity: line.quantity,
      unitBani: baniOf(line.sale_price * (1 + line.vat)),
      vatPercent: Math.round(line.vat * 10_000) / 100,
    }));
  const values = lines.map(({ quantity, unitBani }) => quantity * unitBani);
  const voucherBani = (vouchers ?? []).map((one) =>
    baniOf(Math.abs(one.sale_price) + Math.abs(one.sale_price_vat ?? 0)),
  );
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
  const shares = splitBani(Math.min(sum(voucherBani), sum(values)), values);
  return lines.map((line, index) => ({ ...line, discountBani: shares[index] ?? 0 }));
}

function baniOf(lei: number): number {
  // eMAG sends net prices as plain lei with four decimals.
  return toBani(lei as unknown as Lei);
}

/** A line as it was imported. Lines of earlier releases lack code and name. */
export interface StoredLine {
  offer: number | null;
  pieces: number;
  code?: string;
  name?: string;
}

export function toStoredLines(lines: readonly EmagLine[]): StoredLine[] {
  return lines.map(({ offerId, quantity, partNumber: code, name }) => ({
    offer: offerId,
    pieces: quantity,
    code,
    name,
  }));
}

export interface LineChange {
  code: string;
  name: string;
  /** Pieces in the shop's order when it was imported, and at eMAG now. */
  before: number;
  after: number;
}

/**
 * Returns the lines whose pieces changed at eMAG since the import; undefined if an imported line has neither an offer
 * nor a code.
 */
export function changedLines(
  imported: readonly StoredLine[],
  current: readonly StoredLine[],
): LineChange[] | undefined {
  if (imported.some(({ offer, code }) => offer === null && code === undefined)) return undefined;
  const changes = new Map<string, LineChange>();
  for (const [lines, side] of [
    [imported, "before"],
    [current, "after"],
  ] as const)
    for (const { offer, pieces, code = "", name = "" } of lines) {
      const key = offer === null ? `code ${code}` : `offer ${offer}`;
      const known = changes.get(key) ?? { code, name, before: 0, after: 0 };
      const labels = { code: known.code || code, name: known.name || name };
      changes.set(key, { ...known, ...labels, [side]: known[side] + pieces });
    }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

/** Converts eMAG's time, which is Romanian without a zone, to ISO 8601. */
function timeOf(text: string, now: Date): string {
  const isTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text);
  const at = isTime ? romanianTime(text) : now;
  return (Number.isNaN(at.getTime()) ? now : at).toISOString();
}
