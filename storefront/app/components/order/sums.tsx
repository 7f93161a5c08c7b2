import { Price } from "@curat/ui/price/price.tsx";
import type { OrderPage } from "./order-page.ts";
import styles from "./sums.module.css";
import { texts } from "./texts.ts";

/** The amounts that make up an order's total. */
export function Sums({ order }: { order: Pick<OrderPage, "sums" | "total"> & { vat?: number | undefined } }) {
  return (
    <dl className={styles.sums}>
      {order.sums.map(({ name, amount, isFree }) => (
        <div className="row justify-between gap-4" key={name}>
          <dt>{name}</dt>
          <dd>{isFree ? texts.free : <Price lei={amount} />}</dd>
        </div>
      ))}
      <div className={`row justify-between gap-4 ${styles.total}`}>
        <dt>{texts.total}</dt>
        <dd>
          <Price lei={order.total} />
        </dd>
      </div>
      {Boolean(order.vat) && (
        <div className="row justify-between gap-4 hint">
          <dt>{texts.vat}</dt>
          <dd>
            <Price lei={order.vat ?? 0} />
          </dd>
        </div>
      )}
    </dl>
  );
}
