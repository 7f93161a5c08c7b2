import { useSyncExternalStore } from "react";
import { useLocation, useParams } from "react-router";
import { OrderLines } from "../orders/order-lines.tsx";
import type { OrderSummary } from "../orders/order-view.ts";
import { passedOrder } from "../orders/passed-order.ts";
import { Status } from "../orders/status.tsx";
import { PageHead } from "../page-head.tsx";
import { texts as accountTexts } from "../texts.ts";
import styles from "./order.module.css";
import { Sums } from "./sums.tsx";
import { texts } from "./texts.ts";

/** What the list handed over of an order (C-133), while the order itself can not be had. */
export function HandedOrder() {
  const { state } = useLocation() as { state: unknown };
  const { id } = useParams();
  // The server does not know the browser's history.
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const order = isBrowser ? passedOrder(state, id) : undefined;
  return (
    <>
      {order && <Known order={order} />}
      <p>{accountTexts.unavailable}</p>
    </>
  );
}

function Known({ order }: { order: OrderSummary }) {
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
      />
      <section className={styles.products} aria-labelledby="order-products">
        <h2 id="order-products">{texts.products}</h2>
        <OrderLines lines={order.lines} />
        <Sums order={{ sums: [], total: order.total }} />
      </section>
    </>
  );
}

function subscribe(): () => void {
  return () => undefined;
}
