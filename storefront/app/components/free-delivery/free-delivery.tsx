import { Truck } from "lucide-react";
import { Price } from "@curat/ui/price/price.tsx";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./free-delivery.module.css";
import { texts } from "./texts.ts";

const MIN_LEI = 0.01;

/** How far the cart is from free delivery, in words and as a bar. `missing`: lei of goods, 0 when it is reached. */
export function FreeDelivery({ missing }: { missing: number }) {
  const { freeDeliveryOver } = usePromises();
  return (
    <div className={styles["free-delivery"]}>
      <p className={missing === 0 ? styles.reached : undefined}>
        <Truck aria-hidden size={20} className="flex-none" />
        {missing === 0 ? (
          texts.reached
        ) : missing <= MIN_LEI ? (
          texts.almost
        ) : (
          <span>
            {/* Free is what costs more than the bound: the way to the bound is said, the last ban by a word. */}
            {texts.missing} <Price lei={(missing * 100 - 1) / 100} /> {texts.missingEnd}
          </span>
        )}
      </p>
      <progress
        className={styles.progress}
        aria-label={texts.progress}
        max={freeDeliveryOver}
        value={Math.max(0, freeDeliveryOver - missing)}
      />
    </div>
  );
}
