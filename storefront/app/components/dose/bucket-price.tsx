import { formatLei } from "@curat/contract/lei.values";
import { texts } from "./texts.ts";

interface BucketPriceProps {
  /** Lei. */
  from: number;
  /** A stronger dose costs more. */
  isFrom?: boolean | undefined;
}

/** What a bucket costs, on a card. */
export function BucketPrice({ from, isFrom }: BucketPriceProps) {
  return (
    <p className="text-success text-s regular">
      {isFrom && `${texts.from} `}
      <b>{formatLei(from)}</b> {texts.aBucket}
    </p>
  );
}
