import { Truck } from "lucide-react";
import { Price } from "@curat/ui/price/price.tsx";
import { usePromises } from "../promises/use-promises.ts";
import styles from "./free-delivery.module.css";
import { texts } from "./texts.ts";

const MIN_LEI = 0.01;

/**
 * The amount still needed for free delivery, as text and progress bar. `missing` is in lei: 0 once delivery is free,
 * null if it never is.
 */
export function FreeDelivery({ missing }: { missing: number | null }) {
  const { freeDeliveryOver } = usePromises();
  if (missing === null) return null;
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
            {/* Shows the distance to the threshold. It is 0.01 lei less than `missing`, because delivery
               is free only above the threshold. */}
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
