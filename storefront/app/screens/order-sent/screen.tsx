import { CircleCheck } from "lucide-react";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { OrderResult } from "@curat/contract/orders";
import { useOrderTold } from "../../analytics/told-order.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Price } from "../../components/price/price.tsx";
import { Facts } from "../../components/facts/facts.tsx";
import type { OrderSentData } from "./load.server.ts";
import { longDate } from "../../components/date/long-date.ts";
import styles from "./order-sent.module.css";
import { texts } from "./texts.ts";
import { useSentOrder } from "./use-sent-order.ts";

/** `/thank-you.html` (cart spec, section 2: Order-sent page). */
export function OrderSentScreen({ data }: { data: OrderSentData }) {
  const order = useSentOrder(data.order);
  useOrderTold();
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
      <div className={styles.thanks}>
        <CircleCheck aria-hidden size={48} className={styles.icon} />
        <h1>{texts.heading(order.firstname)}</h1>
        <p>{texts.next}</p>
      </div>
      <Facts
        facts={[
          [texts.number, order.number ?? order.randomid],
          [texts.date, longDate(order.orderdate)],
          [texts.status, order.status_label],
          [texts.total, <Price key="total" lei={order.total} />],
          [texts.discount, order.voucher?.value ? <Discount key="discount" voucher={order.voucher} /> : ""],
        ]}
        look="strip"
      />
      {order.paymentcode === PAYMENT_CODE.bankTransfer && <Transfer order={order} seller={data.seller} />}
      <div className={styles.parts}>
        <Facts title={texts.delivery} facts={deliveryFacts(order)} />
        <Facts title={texts.billing} facts={billingFacts(order)} />
        <Facts title={texts.payment} facts={paymentFacts(order, data.paymentUrl)} />
      </div>
      <Ways order={order} data={data} />
    </div>
  );
}

function Discount({ voucher }: { voucher: NonNullable<OrderResult["voucher"]> }) {
  return (
    <>
      <Price lei={-voucher.value} /> ({voucher.code})
    </>
  );
}

function deliveryFacts(order: OrderResult): Parameters<typeof Facts>[0]["facts"] {
  const isPickup = order.delivery_code === DELIVERY_CODE.storePickup;
  const home = placeOf(order.delivery_streetaddress, order.delivery_city, order.delivery_county);
  return [
    ["", `${order.firstname} ${order.lastname}`.trim()],
    order.locker
      ? [texts.locker, placeOf(order.locker.name, order.locker.address, order.locker.city)]
      : ["", isPickup ? "" : home],
    [texts.phone, order.delivery_phone],
    [texts.deliveryMethod, order.deliveryname],
    [
      texts.deliveryCost,
      order.delivery_price === 0 ? texts.free : <Price key="cost" lei={order.delivery_price} />,
    ],
  ];
}

function paymentFacts(order: OrderResult, paymentUrl: string | null): Parameters<typeof Facts>[0]["facts"] {
  const state = paymentUrl ? (
    <a key="state" href={paymentUrl}>
      {texts.paymentState}
    </a>
  ) : (
    ""
  );
  return [
    ["", order.payment],
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

function placeOf(...parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Where the money goes and what to write beside it; the account stands in the mail where the settings do not tell it. */
function Transfer({ order, seller }: { order: OrderResult; seller: OrderSentData["seller"] }) {
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
      <p>{texts.transferHint}</p>
    </div>
  );
}

/** Where the order is found again, its invoice, and back to the goods (C-052). */
function Ways({ order, data }: { order: OrderResult; data: OrderSentData }) {
  const own = `/account/comenzi/${encodeURIComponent(order.randomid)}`;
  const page = data.isClient ? own : "/comanda";
  const isFound = data.isClient || data.canFind;
  return (
    <p className={styles.ways}>
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
