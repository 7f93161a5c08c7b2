import { buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { FINISH_ID } from "./finish-id.ts";
import { texts } from "./texts.ts";
import styles from "./total-bar.module.css";

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
