import { buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { FINISH_ID } from "./finish-id.ts";
import { texts } from "./texts.ts";
import styles from "./total-bar.module.css";

/**
 * Shows the total with a link to the order button. It has no order button itself, because such a button must
 * name the obligation to pay (OUG 34/2014, art. 8).
 */
export function TotalBar({ total, isChanging }: { total: number; isChanging: boolean }) {
  return (
    <div className={styles["total-bar"]} aria-busy={isChanging}>
      <p className={styles.total}>
        {texts.total} <Price lei={total} size="large" />
      </p>
      <a href={`#${FINISH_ID}`} className={buttonClass()}>
        {texts.toFinish}
      </a>
    </div>
  );
}
