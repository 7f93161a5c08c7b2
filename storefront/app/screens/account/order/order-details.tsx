import { Download } from "lucide-react";
import { buttonClass } from "../../../components/button/button.tsx";
import { Facts } from "../../../components/facts/facts.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { Status } from "../orders/status.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./order.module.css";
import type { OrderPage } from "./order-page.ts";
import { Sums } from "./sums.tsx";
import { texts } from "./texts.ts";
import { Tracker } from "./tracker.tsx";

interface OrderDetailsProps {
  order: OrderPage;
  /** Its address; the question before a cancellation and the invoice hang on it. */
  page: string;
}

/** An order with what can be done about it: in the account, and for a guest who found it. */
export function OrderDetails({ order, page }: OrderDetailsProps) {
  return (
    <>
      <PageHead
        title={texts.title(order.number)}
        state={
          <>
            <Status text={order.status} look={order.look} />
            <span>{texts.placed(order.date)}</span>
          </>
        }
      >
        <span className={styles.ways}>
          {order.canCancel && (
            <a href={`${page}?cancel=1`} className={buttonClass("secondary")} data-keeps-place>
              {texts.cancel}
            </a>
          )}
          {order.hasInvoice && (
            <a href={`${page}/factura`} className={buttonClass()} download>
              <Download aria-hidden size={18} />
              {texts.invoice}
            </a>
          )}
        </span>
      </PageHead>
      <Tracker steps={order.steps} />
      {order.awb && <Parcel awb={order.awb} />}
      <section className={styles.products} aria-labelledby="order-products">
        <h2 id="order-products">{texts.products}</h2>
        <OrderLines lines={order.lines} />
        <Sums order={order} />
      </section>
      <div className={styles.parts}>
        <Facts title={texts.delivery} facts={order.delivery} />
        <Facts title={texts.billing} facts={order.billing} />
        <Facts title={texts.payment} facts={order.payment} />
        <Facts title={texts.observation} facts={[["", order.observation]]} />
      </div>
    </>
  );
}

function Parcel({ awb }: { awb: NonNullable<OrderPage["awb"]> }) {
  return (
    <p className={styles.parcel}>
      <span>
        {texts.awb}: <b>{awb.id}</b>
      </span>
      {awb.tracking && (
        <a href={awb.tracking} target="_blank" rel="noopener noreferrer">
          {texts.track}
        </a>
      )}
    </p>
  );
}
