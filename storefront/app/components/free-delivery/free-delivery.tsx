import { Truck } from "lucide-react";
import { Price } from "@curat/ui/price/price.tsx";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./free-delivery.module.css";
import { texts } from "./texts.ts";

const MIN_LEI = 0.01;

/**
 * Remaining amount until free delivery, as text and progress bar. `missing` is the amount in lei of products;
 * 0 when reached.
 */
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
            {/* Delivery is free only above the threshold. Show the amount up to the threshold, and the
               text "over" for the last ban. */}
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
