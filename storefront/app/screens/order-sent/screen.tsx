import { roundLei } from "@curat/contract/lei.values";
import { CircleCheck } from "lucide-react";
import { arrivalText } from "@curat/contract/arrival.values";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { OrderResult } from "@curat/contract/orders";
import { useTrackPurchase } from "../../analytics/purchase-event.ts";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Answering } from "../../components/answering/answering.tsx";
import { MixingWarning } from "../../components/mixing/mixing-warning.tsx";
import { OrderLines } from "../../components/order/order-lines.tsx";
import { sumsOf } from "../../components/order/order-page.ts";
import type { OrderLine } from "../../components/order/order-view.ts";
import { Sums } from "../../components/order/sums.tsx";
import { Facts } from "../../components/facts/facts.tsx";
import { MakeAccount } from "./make-account.tsx";
import { WhatNext } from "./what-next.tsx";
import type { OrderSentData } from "./load.server.ts";
import { longDate } from "@curat/ui/date/long-date.ts";
import { texts as paymentTexts } from "../../components/payment/texts.ts";
import styles from "./order-sent.module.css";
import { texts } from "./texts.ts";
import { useSentOrder } from "./use-sent-order.ts";

export function OrderSentScreen({ data }: { data: OrderSentData }) {
  const order = useSentOrder(data.order);
  useTrackPurchase();
  if (!order) {
    return (
      <div className={styles["order-sent"]}>
        <h1>{texts.nothing}</h1>
        <p>{texts.nothingHint}</p>
        <GoOn />
      </div>
    );
  }
  return (
    <div className={styles["order-sent"]}>
      <div className="stack gap-3">
        <CircleCheck aria-hidden size={48} className="text-success" data-screen-only />
        <h1>{texts.heading(order.firstname)}</h1>
        <p data-screen-only>
          <b>{texts.sent}</b> {texts.next}
        </p>
      </div>
      <Facts
        facts={[
          [texts.number, order.number ?? order.randomid],
          [texts.date, longDate(order.orderdate)],
          [texts.status, order.status_label],
          [texts.total, <Price key="total" lei={order.total} />],
          [texts.discount, order.voucher?.value ? <Discount key="discount" voucher={order.voucher} /> : ""],
        ]}
        variant="strip"
      />
      <WhatNext order={order} />
      {order.paymentcode === PAYMENT_CODE.bankTransfer && (
        <Transfer order={order} seller={data.seller} days={data.transferDays} />
      )}
      {order.paymentcode === PAYMENT_CODE.publicProcurement && (
        <Procurement order={order} seller={data.seller} />
      )}
      {order.items && order.items.length > 0 && (
        <section>
          <h2 className="text-l">{texts.products}</h2>
          {order.mixing && <MixingWarning mixing={order.mixing} />}
          <OrderLines lines={order.items.map(toLine)} />
          <OrderSums order={order} items={order.items} />
        </section>
      )}
      <div className={`grid gap-4 ${styles.parts}`}>
        <Facts title={texts.delivery} facts={deliveryFacts(order)} />
        <Facts title={texts.billing} facts={billingFacts(order)} />
        <Facts title={texts.payment} facts={paymentFacts(order, data.paymentUrl)} />
      </div>
      {data.accountEmail && <MakeAccount email={data.accountEmail} />}
      {data.offersAccount && !data.accountEmail && (
        <p data-screen-only>
          {texts.accountLink} <a href="/auth">{texts.makeAccount}</a>
        </p>
      )}
      <NextSteps order={order} data={data} />
      <div data-screen-only>
        <Answering />
      </div>
    </div>
  );
}

function Discount({ voucher }: { voucher: NonNullable<OrderResult["voucher"]> }) {
  return (
    <>
      <Price lei={0 - voucher.value} /> ({voucher.code})
    </>
  );
}

function deliveryFacts(order: OrderResult): Parameters<typeof Facts>[0]["facts"] {
  const isPickup = order.delivery_code === DELIVERY_CODE.storePickup;
  const home = placeOf(order.delivery_streetaddress, order.delivery_city, order.delivery_county);
  return [
    ["", `${order.firstname} ${order.lastname}`.trim()],
    order.locker ? [texts.locker, lockerPlace(order.locker)] : ["", isPickup ? "" : home],
    [texts.phone, order.delivery_phone],
    [texts.deliveryMethod, order.deliveryname],
    [texts.arrival, arrivalOf(order)],
    [
      texts.deliveryCost,
      order.delivery_price === undefined ? "" : <Cost key="cost" lei={order.delivery_price} />,
    ],
  ];
}

function Cost({ lei }: { lei: number }) {
  return lei === 0 ? texts.free : <Price lei={lei} />;
}

function feeOf({ paymentcode, handling_charge: fee = 0 }: OrderResult): number {
  return paymentcode === PAYMENT_CODE.cashOnDelivery ? fee : 0;
}

function OrderSums({ order, items }: { order: OrderResult; items: NonNullable<OrderResult["items"]> }) {
  const products = items.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const { voucher = null, delivery_price = 0, staff_discount } = order;
  const sums = sumsOf({ voucher, delivery_price, staff_discount, handling_charge: feeOf(order) }, products);
  const isWhole = Math.abs(sums.reduce((sum, { amount }) => sum + amount, 0) - order.total) < 0.005;
  const isForCompany = Boolean(order.companyname);
  return (
    <Sums order={{ sums: isWhole ? sums : [], total: order.total, vat: order.total_vat, isForCompany }} />
  );
}

function paymentFacts(order: OrderResult, paymentUrl: string | null): Parameters<typeof Facts>[0]["facts"] {
  const fee = feeOf(order);
  const state = paymentUrl ? (
    <a key="state" href={paymentUrl}>
      {texts.paymentState}
    </a>
  ) : (
    ""
  );
  return [
    ["", order.payment],
    [texts.handling, fee > 0 ? <Price key="fee" lei={fee} /> : ""],
    ["", state],
  ];
}

function billingFacts(order: OrderResult): Parameters<typeof Facts>[0]["facts"] {
  return [
    ["", order.companyname || `${order.firstname} ${order.lastname}`.trim()],
    [texts.cui, order.fiscalcode],
    [texts.reg, order.commerceregistry],
    ["", placeOf(order.invoice_streetaddress, order.invoice_city, order.invoice_county)],
    [texts.bank, order.bankname],
    [texts.iban, order.bankaccount],
  ];
}

/**
 * Returns a locker's location. Includes the county, because the city of a locker in Bucharest is only a
 * district.
 */
function lockerPlace({ name, address, city, county = "" }: NonNullable<OrderResult["locker"]>): string {
  return placeOf(name, address, city, county === city ? "" : county);
}

function arrivalOf({ arrival, delivery_code, paymentcode }: OrderResult): string {
  if (arrival && delivery_code !== DELIVERY_CODE.storePickup) return arrivalText(arrival);
  if (delivery_code === DELIVERY_CODE.storePickup) return texts.readySoon;
  const isPaidFirst = paymentcode === PAYMENT_CODE.bankTransfer || paymentcode === PAYMENT_CODE.card;
  return isPaidFirst ? texts.arrivesAfterPayment : texts.arrives;
}

function toLine(item: NonNullable<OrderResult["items"]>[number]): OrderLine {
  const { product, pic, um, quantity, price, subtotal, is_gift, bundle, price_reason } = item;
  const unknown = { url: null, code: "" };
  return {
    ...unknown,
    name: product,
    picture: pic,
    quantity,
    unit: um,
    price,
    subtotal,
    ...(item.subtotal_net !== undefined && { net: item.subtotal_net }),
    isGift: is_gift,
    bundle,
    priceReason: price_reason ?? "",
  };
}

function placeOf(...parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

function Transfer({ order, seller, days }: SellerProps & { days: number | null }) {
  return (
    <div className={styles.transfer}>
      <Facts
        title={texts.transfer}
        facts={[
          [texts.transferAmount, <Price key="amount" lei={order.total} />],
          [texts.beneficiary, seller?.iban ? seller.company : ""],
          [texts.bank, seller?.bank ?? ""],
          [texts.iban, seller?.iban ?? ""],
          [texts.details, texts.detailsOf(order.number ?? order.randomid)],
        ]}
      />
      <p>
        {texts.transferHint} {days !== null && paymentTexts.reserved(days)}
      </p>
    </div>
  );
}

function Procurement({ order, seller }: SellerProps) {
  const supplier = [seller?.company, seller?.cui && `CUI ${seller.cui}`].filter(Boolean).join(", ");
  const net = order.total - (order.total_vat ?? 0);
  return (
    <section className={styles.transfer}>
      <h2 className="text-l">{texts.procurement}</h2>
      <ol className="stack gap-2 m-0 pl-5">
        <li>{texts.procurementStart(supplier)}</li>
        <li>
          {texts.procurementName(order.number ?? order.randomid)}
          {order.total_vat !== undefined && (
            <>
              {" "}
              {order.total_vat > 0 ? texts.procurementValue : texts.procurementWhole}{" "}
              <Price lei={roundLei(net)} />.
            </>
          )}
        </li>
        <li>{texts.procurementEnd}</li>
      </ol>
    </section>
  );
}

interface SellerProps {
  order: OrderResult;
  seller: OrderSentData["seller"];
}

function NextSteps({ order, data }: { order: OrderResult; data: OrderSentData }) {
  const own = `/account/comenzi/${encodeURIComponent(order.randomid)}`;
  const page = data.isClient ? own : "/comanda";
  const isFound = data.isClient || data.canFind;
  return (
    <p className={`cluster gap-3 ${styles.ways}`} data-screen-only>
      {isFound && (
        <a href={page} className={buttonClass("secondary")}>
          {data.isClient ? texts.toOrder : texts.findOrder}
        </a>
      )}
      {order.hasInvoice && isFound && (
        <a
          href={data.isClient ? `${own}/factura` : page}
          className={buttonClass("secondary")}
          download={data.isClient || undefined}
        >
          {texts.invoice}
        </a>
      )}
      <ToShop />
    </p>
  );
}

function GoOn() {
  return (
    <p>
      <ToShop />
    </p>
  );
}

function ToShop() {
  return (
    <a href="/" className={buttonClass()}>
      {texts.goOn}
    </a>
  );
}
