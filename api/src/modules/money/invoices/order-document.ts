import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Settings } from "@curat/contract/settings";
import { vatOf } from "@curat/contract/vat.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { loadCpv, loadVatKinds } from "../../catalogue/catalog/index.ts";
import { loadTermDays } from "../../selling/credit/index.ts";
import {
  findOrder,
  loadReferences,
  loadSupply,
  NO_REFERENCES,
  type Order,
  type StoredLine,
  type OrderReferences,
} from "../../selling/orders/index.ts";
import { loadSellerVat, type SellerVat } from "../../platform/settings/index.ts";
import { paymentMeansOf } from "./invoice-codes.ts";
import { DOCUMENT_VERSION, type InvoiceDocument } from "./invoice-document.ts";
import { buyerOf, sellerOf } from "./invoice-parties.ts";
import { type SoldLine, toInvoiceLine, withTotals } from "./invoices.rules.ts";
import { type LineVat, type RestatedOrder, restatedVat } from "./seller-vat.rules.ts";

/**
 * Returns an order's invoice with the VAT of the day of supply (decision 0160). `restated` is the order with that
 * VAT, if it differs from the VAT at checkout. `isManual`: staff entered the order.
 */
export async function documentOf(
  db: Db,
  orderId: number,
  {
    settings,
    at,
    vatDay: fixedVatDay,
    termFrom,
  }: {
    settings: Settings["INVOICE"];
    at: Date;
    vatDay?: string | undefined;
    termFrom?: string | undefined;
  },
): Promise<{ document: InvoiceDocument; restated: RestatedOrder | undefined; isManual: boolean }> {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`Order ${orderId} disappeared while its invoice was being issued.`);
  const { leftAt, paidAt } = await loadSupply(db, orderId);
  const issuedOn = romanianDay(at);
  const deliveredOn = leftAt && leftAt <= at ? romanianDay(leftAt) : undefined;
  const vatDay = deliveredOn ?? fixedVatDay ?? issuedOn;
  const sellerVat = await loadSellerVat(db, vatDay);
  const vat = restatedVat(found, {
    on: sellerVat,
    ordered: await loadSellerVat(db, romanianDay(found.order.placedAt)),
    kinds: await loadVatKinds(db, productsOf(found.lines)),
  });
  const { order, lines } = vat;
  // Only companies' orders have references.
  const references = order.company ? await loadReferences(db, orderId) : NO_REFERENCES;
  const paidOn = paidAt && romanianDay(paidAt);
  const termDays = await loadTermDays(db, orderId);
  const document = toDocument(
    {
      order,
      lines: await withCpv(db, lines),
      references,
      deliveryVat: vat.delivery,
      dates: {
        vatDay,
        dueOn: termDays === undefined ? transferDueOn(order) : plusDays(termFrom ?? issuedOn, termDays),
        ...(deliveredOn && { deliveredOn }),
        // A payment before the invoice makes the VAT due on the day of payment (Codul fiscal art. 282 (2) b).
        ...(sellerVat.status === "registered" && paidOn && paidOn < issuedOn && { taxPointOn: paidOn }),
      },
    },
    settings,
    sellerVat,
  );
  const isManual = found.order.placedBy !== null;
  return { document, restated: vat.isRestated ? { order, lines } : undefined, isManual };
}

/** Adds CPV codes to lines, because public procurement requires them. (law: Public buyers) */
async function withCpv(db: Db, lines: readonly (StoredLine & LineVat)[]): Promise<SoldOrderLine[]> {
  const codes = await loadCpv(db, productsOf(lines));
  return lines.map((line) => ({ ...line, cpv: codes.get(line.productId ?? 0) }));
}

function productsOf(lines: readonly StoredLine[]): number[] {
  return lines.flatMap(({ productId }) => productId ?? []);
}

type SoldOrderLine = StoredLine & LineVat & { cpv?: string | undefined };

function toDocument(
  {
    order,
    lines,
    references,
    deliveryVat,
    dates,
  }: {
    order: Order;
    lines: SoldOrderLine[];
    references: OrderReferences;
    deliveryVat: LineVat;
    dates: Pick<InvoiceDocument, "vatDay" | "dueOn" | "deliveredOn" | "taxPointOn">;
  },
  settings: Settings["INVOICE"],
  sellerVat: SellerVat,
): InvoiceDocument {
  const sold = [...lines.map(soldLine), ...deliveryLine(order).map((line) => ({ ...line, ...deliveryVat }))];
  const seller = sellerOf(settings, sellerVat);
  const paper = {
    version: DOCUMENT_VERSION,
    seller,
    buyer: buyerOf(order),
    orderNumber: order.number,
    orderedAt: order.placedAt.toISOString(),
    isPublicPurchase: isPublicPurchase(order),
    contractReference: references.contract || null,
    purchaseOrder: references.purchaseOrder,
    seapNumber: references.seap,
    ...(settings.seapPlace && { seapPlace: settings.seapPlace }),
    payment: order.paymentName,
    paymentMeans: paymentMeansOf(order.paymentCode),
    ...(sellerVat.status === "cash_accounting" && { isCashAccounting: true as const }),
    ...dates,
  } as const;
  const document = withTotals(
    paper,
    sold.map((line) => toInvoiceLine(line, seller.isVatPayer)),
  );
  if (document.totalBani !== order.totalBani)
    throw invalid({
      order: [
        `Totalul facturii ar fi ${formatOfficeLei(document.totalBani)}, iar al comenzii este ${formatOfficeLei(order.totalBani)}. Verifică produsele și reducerile comenzii.`,
      ],
    });
  return document;
}

function transferDueOn({ releaseAt }: Order): string | null {
  return releaseAt && romanianDay(releaseAt);
}

function isPublicPurchase({ orderType, paymentCode }: Order): boolean {
  return orderType === "seap" || paymentCode === PAYMENT_CODE.publicProcurement;
}

function soldLine({ bundleName, productType, ...line }: SoldOrderLine): SoldLine {
  const from = bundleName ? ` (din ${bundleName})` : "";
  return { ...line, name: productType === "gift" ? `${line.name} (cadou)` : `${line.name}${from}` };
}

function deliveryLine({ deliveryBani, deliveryName, deliveryVatPercent: vatPercent }: Order): SoldLine[] {
  if (deliveryBani === 0) return [];
  const line = { name: `Transport: ${deliveryName}`, code: "", unit: "buc.", quantity: 1, discountBani: 0 };
  return [{ ...line, unitPriceBani: deliveryBani, vatPercent, vatBani: vatOf(deliveryBani, vatPercent) }];
}
