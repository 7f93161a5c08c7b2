import { formatLei } from "@curat/contract/lei.values";
import { texts } from "./texts.ts";

interface BucketPriceProps {
  /** In lei. */
  from: number;
  /** Shows "from": stronger doses cost more. */
  isFrom?: boolean | undefined;
}

/** Price of a bucket, on a card. */
export function BucketPrice({ from, isFrom }: BucketPriceProps) {
  return (
    <p className="text-success text-s regular">
      {isFrom && `${texts.from} `}
      <b>{formatLei(from)}</b> {texts.aBucket}
    </p>
  );
}
