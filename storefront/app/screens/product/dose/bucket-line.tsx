import { formatLei } from "@curat/contract/lei.values";
import { BucketMark } from "../../../components/dose/bucket-mark.tsx";
import type { ProductView } from "../product-view.ts";
import styles from "./dose.module.css";
import { texts } from "./texts.ts";

export type DoseView = NonNullable<ProductView["dose"]>;

export function BucketLine({ dose }: { dose: DoseView }) {
  const { bucket, litre, text } = dose;
  const isRange = bucket.to > bucket.from;
  const more = [text, isRange && texts.atMost(formatLei(bucket.to)), texts.litre(formatLei(litre.from))];
  return (
    <div className={styles["bucket-line"]}>
      <BucketMark>
        {isRange && `${texts.from} `}
        <b>{formatLei(bucket.from)}</b> {texts.aBucket}
      </BucketMark>
      <small>{more.filter(Boolean).join(" · ")}</small>
    </div>
  );
}
