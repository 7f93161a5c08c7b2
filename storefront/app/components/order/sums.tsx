import { roundLei } from "@curat/contract/lei.values";
import { Price } from "@curat/ui/price/price.tsx";
import type { OrderPage } from "./order-page.ts";
import styles from "./sums.module.css";
import { texts } from "./texts.ts";

type Summed = Pick<OrderPage, "sums" | "total"> & {
  vat?: number | undefined;
  isForCompany?: boolean | undefined;
};

/** The amounts that add up to an order's total; for companies also the total without VAT, as on the invoice. */
export function Sums({ order }: { order: Summed }) {
  return (
    <dl className={styles.sums}>
      {order.sums.map(({ name, amount, isFree }) => (
        <div className="row justify-between gap-4" key={name}>
          <dt>{name}</dt>
          <dd>{isFree ? texts.free : <Price lei={amount} />}</dd>
        </div>
      ))}
      {order.isForCompany && Boolean(order.vat) && (
        <div className="row justify-between gap-4 bold">
          <dt>{texts.totalNet}</dt>
          <dd>
            <Price lei={roundLei(order.total - (order.vat ?? 0))} />
          </dd>
        </div>
      )}
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
