import { formatLei, leiParts } from "./format-lei.ts";
import styles from "./price.module.css";

interface PriceProps {
  lei: number;
  /** The earlier price, struck through; with it the price is red. */
  old?: number | null;
  size?: "large";
}

/** Seen with superscript decimals, heard as one plain number. */
export function Price({ lei, old, size }: PriceProps) {
  const { whole, decimals } = leiParts(lei);
  const isReduced = typeof old === "number" && old > lei;
  return (
    <span className={`${styles.price} ${isReduced ? styles.reduced : ""} ${size ? styles[size] : ""}`}>
      <span className="visually-hidden">{isReduced ? `Preț redus: ${formatLei(lei)}` : formatLei(lei)}</span>
      <span className={styles.amount} aria-hidden>
        {whole}.<sup className={styles.decimals}>{decimals}</sup> lei
      </span>
      {isReduced && (
        <s className={styles.old}>
          <span className="visually-hidden">Preț anterior: </span>
          {formatLei(old)}
        </s>
      )}
    </span>
  );
}
