import { formatLei } from "@curat/contract/lei.values";
import type { ProductView } from "../product-view.ts";
import styles from "./dose.module.css";
import { texts } from "./texts.ts";

export type DoseView = NonNullable<ProductView["dose"]>;

export function BucketLine({ dose }: { dose: DoseView }) {
  const { bucket, litre, text } = dose;
  const isRange = bucket.to > bucket.from;
  const more = [text, isRange && texts.atMost(formatLei(bucket.to)), texts.litre(formatLei(litre.from))];
  return (
    <p className={styles["bucket-line"]}>
      <span>
        {isRange && `${texts.from} `}
        <b>{formatLei(bucket.from)}</b> {texts.aBucket}
      </span>
      <small>{more.filter(Boolean).join(" · ")}</small>
    </p>
  );
}
