/** What a change of an order would come to: everything that it depends on is read, judged and told; nothing is written. */
import { cuiDigits } from "@curat/contract/cui.values";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Amendment } from "@curat/contract/staff/amendments";
import type { ApiConfig } from "../../../../config.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import type { OrderLocker } from "../../../../db/tables.ts";
import { formatTime } from "../../../../text/time.ts";
import { loadOrderOffers, readTerms } from "../../cart/index.ts";
import { checkLocker } from "../../shipping/index.ts";
import { findVoucherByCode, lockVoucher, type Voucher } from "../../vouchers/index.ts";
import { loadOpenReturns, type Movement, type OpenReturn } from "../../ledger/index.ts";
import { loadMoney } from "../order-money.ts";
import { findRecord } from "../order-records.store.ts";
import { canCancel, statusLabel } from "../orders.rules.ts";
import { piecesOfChanges } from "../order-lines.rules.ts";
import type { StoredLine } from "../order-lines.rules.ts";
import { loadEveryLine } from "../order-lines.store.ts";
import type { Order } from "../orders.store.ts";
import { underPaymentUntil } from "../order-payment.rules.ts";
import { findLatestAttempt } from "../payment/payment.store.ts";
import { readAmendedBuyer } from "./amended-buyer.ts";
import { cashBeside, lockCash, payerOf } from "../cash-of-day.store.ts";
import type { Amended, AmendmentFacts } from "./amendment-facts.ts";
import { judgeAmendment } from "./judge-amendment.ts";
import { refuseSent } from "./sent-parts.ts";
import { causesOf, changesDocument, type Difference, differencesOf } from "./amendment-words.ts";

/** A change that may be made, with all that it brings about. */
export interface Plan {
  order: Order;
  lines: readonly StoredLine[];
  amended: Amended;
  /** What its buyer withdrew from before the change, and the pieces that it moves. */
  open: readonly OpenReturn[];
  pieces: readonly Movement[];
  differences: Difference[];
  causes: string[];
  /** Papers that have to be made anew. */
  replaces: { waybill: boolean; invoice: boolean };
}
export type Planned = { ok: true; plan: Plan } | { ok: false; errors: FieldErrors };

interface Planning {
  now: Date;
  config: ApiConfig;
  /** Within the transaction that writes: voucher and products stay locked until its end. */
  lock?: Tx;
}

/** Why an order can not be changed now, as a sentence; undefined when it can. */
export async function amendmentRefusal(db: Db, order: Order, now: Date): Promise<string | undefined> {
  const { status } = order;
  if (!canCancel(status)) return `Comanda nu se mai poate modifica: este „${statusLabel(order, status)}”.`;
  const until = underPaymentUntil(await findLatestAttempt(db, order.id), now);
  if (until === "bank")
    return "Banca lucrează la plata cu cardul a comenzii. Încearcă după ce plata se termină.";
  if (until)
    return `Cumpărătorul plătește chiar acum cu cardul. Comanda se poate modifica de la ${formatTime(until)}, dacă plata nu se termină.`;
  return undefined;
}

/** What the order holds and may hold, at its own terms. */
export async function loadFacts(
  db: Db,
  order: Order,
  { items = [], now, config, lock }: Planning & Pick<Amendment, "items">,
): Promise<Omit<AmendmentFacts, "buyer" | "asked">> {
  const everyLine = await loadEveryLine(db, order.id);
  const lines = everyLine.filter(({ quantity }) => quantity > 0);
  const formerLines = everyLine.filter(({ quantity }) => quantity === 0);
  const open = await loadOpenReturns(db, order.id);
  const voucher = await loadVoucher(db, order, lock);
  const idsOf = (kind: "product" | "bundle"): number[] =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const productIds = [...lines.flatMap(({ productId }) => productId ?? []), ...idsOf("product")];
  const bundleIds = [...lines.flatMap(({ bundleId }) => bundleId ?? []), ...idsOf("bundle")];
  const cui = order.company && cuiDigits(order.company.cui);
  const buyer = { customerId: order.customerId, cui };
  const offers = await loadOrderOffers(
    db,
    { productIds, bundleIds, offeredAt: order.placedAt, now, buyer },
    lock,
  );
  const money = await loadMoney(db, order);
  return {
    order,
    lines,
    formerLines,
    open,
    offers,
    voucher,
    money,
    terms: readTerms(offers.storedTerms, config),
  };
}

async function loadVoucher(db: Db, { voucherCode }: Order, lock: Tx | undefined): Promise<Voucher | null> {
  const found = voucherCode === null ? undefined : await findVoucherByCode(db, voucherCode);
  return (found && lock ? await lockVoucher(lock, found.id) : found) ?? null;
}

/** Judges a change of an order that may be changed (`amendmentRefusal`); what is asked wrongly stands at its field. */
export async function planAmendment(
  db: Db,
  order: Order,
  { asked, ...planning }: Planning & { asked: Omit<Amendment, "version"> },
): Promise<Planned> {
  const read = await readAmendedBuyer(db, order, asked);
  if (!read.ok) return read;
  // Before the products are locked, as placing does.
  const { buyer } = read;
  if (planning.lock) await lockCash(planning.lock, payerOf(buyer));
  const cashOfDayBani = await cashBeside(db, buyer);
  const facts = await loadFacts(db, order, { ...planning, items: asked.items });
  const judged = judgeAmendment({ ...facts, cashOfDayBani, buyer, asked });
  if (!judged.ok) return judged;
  const place = await lockerFor(db, order, { asked, amended: judged.amended });
  if (!place.ok) return { ok: false, errors: { "delivery.lockerid": [place.message] } };
  const amended = { ...judged.amended, order: { ...judged.amended.order, locker: place.locker } };
  const { parcels = [], shipment, invoice } = (await findRecord(db, order.id)) ?? {};
  const sent = refuseSent({ order, amended, parcels, items: asked.items });
  if (sent) return { ok: false, errors: sent };
  const told = { order, lines: facts.lines, amended };
  const differences = differencesOf(told);
  if (differences.length === 0) return { ok: false, errors: { items: ["Nu ai schimbat nimic."] } };
  const replaces = {
    waybill: Boolean(shipment) && changesDocument(told, "waybill"),
    invoice: Boolean(invoice) && changesDocument(told, "invoice"),
  };
  return {
    ok: true,
    plan: {
      ...told,
      open: facts.open,
      pieces: piecesOfChanges(amended.changes, facts.open),
      differences,
      causes: causesOf(told, {
        awb: replaces.waybill ? shipment?.awb : undefined,
        invoice: replaces.invoice ? invoice : undefined,
      }),
      replaces,
    },
  };
}

/** The locker asked for, else the order's own; it is looked at again where the parcel or the payment is another. */
async function lockerFor(
  db: Db,
  order: Order,
  { asked, amended }: { asked: Omit<Amendment, "version">; amended: Amended },
): Promise<{ ok: true; locker: OrderLocker | null } | { ok: false; message: string }> {
  const { order: after, parcel, hasOtherGoods } = amended;
  if (after.deliveryCode !== DELIVERY_CODE.samedayEasybox) return { ok: true, locker: null };
  const lockerId = asked.delivery?.lockerid || order.locker?.id;
  const isSame = lockerId === order.locker?.id && after.paymentCode === order.paymentCode;
  if (isSame && order.locker && !hasOtherGoods) return { ok: true, locker: order.locker };
  const cashOnDelivery = after.paymentCode === PAYMENT_CODE.cashOnDelivery && after.totalBani > 0;
  return checkLocker(db, lockerId, { parcel, cashOnDelivery });
}
