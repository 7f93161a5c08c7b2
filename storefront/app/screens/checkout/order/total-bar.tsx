import { buttonClass } from "@curat/ui/button/button.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { NetPrice } from "../../../components/net-price/net-price.tsx";
import { FINISH_ID } from "./finish-id.ts";
import { texts } from "./texts.ts";
import styles from "./total-bar.module.css";

interface TotalBarProps {
  total: number;
  /** Total without VAT, only for companies. */
  net: number | undefined;
  isChanging: boolean;
}

export function TotalBar({ total, net, isChanging }: TotalBarProps) {
  return (
    <div className={styles["total-bar"]} aria-busy={isChanging}>
      <p className={styles.total}>
        {net === undefined ? (
          <>
            {texts.total} <Price lei={total} size="large" />
          </>
        ) : (
          <NetPrice net={net} gross={total} />
        )}
      </p>
      <a href={`#${FINISH_ID}`} className={buttonClass()}>
        {texts.toFinish}
      </a>
    </div>
  );
}
