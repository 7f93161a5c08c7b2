import { Truck } from "lucide-react";
import { useToday } from "../../session/shop-now.tsx";
import styles from "./order-by.module.css";
import { texts } from "./texts.ts";

/**
 * Order deadline and delivery day, such as "Comandă până la 13:00, ajunge marți, 24 noiembrie", or the usual
 * delivery time if the day is unknown.
 */
export function OrderBy({ usual }: { usual: string }) {
  const today = useToday();
  if (!today?.delivery) {
    return usual ? (
      <span className={styles["order-by"]}>
        <Truck aria-hidden size={18} /> {usual}
      </span>
    ) : null;
  }
  const { delivery, day, county } = today;
  return (
    <span className={styles["order-by"]}>
      <Truck aria-hidden size={18} />
      <span>
        {texts.orderBy(delivery.order_by, day)}, <b className="text-success">{texts.arrives(delivery)}</b>
        {county && ` ${texts.county(county)}`}
      </span>
    </span>
  );
}
