import { leiParts } from "@curat/contract/lei.values";
import { readableLei } from "./readable-lei.ts";
import styles from "./price.module.css";
import { texts } from "./texts.ts";

interface PriceProps {
  /** Price in lei including VAT. */
  lei: number;
  old?: number | null;
  size?: "normal" | "large";
}

/** An amount in the shop's format. Screen readers get one plain number. */
export function Price({ lei, old, size = "normal" }: PriceProps) {
  if (old === null || old === undefined || old <= lei) {
    return <Amount lei={lei} className={classOf(size)} />;
  }
  return (
    <span className={styles.pair}>
      <Amount lei={lei} label={texts.now} className={`${classOf(size)} ${styles.reduced}`} />{" "}
      <del className={styles.old}>
        <Amount lei={old} label={texts.earlier} />
      </del>
    </span>
  );
}

function classOf(size: "normal" | "large"): string {
  return size === "large" ? `${styles.price} ${styles.large}` : `${styles.price}`;
}

function Amount({ lei, label, className }: { lei: number; label?: string; className?: string }) {
  const { whole, decimals } = leiParts(lei);
  return (
    <span className={className}>
      <span aria-hidden>
        {`${whole}.`}
        <sup>{decimals}</sup>
        {` ${texts.lei}`}
      </span>
      <span className="visually-hidden">{label ? `${label} ${readableLei(lei)}` : readableLei(lei)}</span>
    </span>
  );
}
