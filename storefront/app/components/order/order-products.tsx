import { OrderLines } from "./order-lines.tsx";
import type { OrderPage } from "./order-page.ts";
import styles from "./order-products.module.css";
import { Sums } from "./sums.tsx";
import { texts } from "./texts.ts";

type Ordered = Pick<OrderPage, "lines" | "sums" | "total"> & {
  vat?: number;
  isForCompany?: boolean;
};

export function OrderProducts({ order }: { order: Ordered }) {
  return (
    <section className={styles["order-products"]} aria-labelledby="order-products">
      <h2 className="text-l" id="order-products">
        {texts.products}
      </h2>
      <OrderLines lines={order.lines} />
      <Sums order={order} />
    </section>
  );
}
