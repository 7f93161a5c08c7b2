import { formatLei } from "@curat/contract/lei.values";
import { texts } from "./texts.ts";

interface BucketPriceProps {
  /** Lei at the lowest dose. */
  from: number;
  /** Stronger doses cost more, so "from" precedes the price. */
  isFrom?: boolean | undefined;
}

/** Price per bucket of solution on a card. */
export function BucketPrice({ from, isFrom }: BucketPriceProps) {
  return (
    <p className="text-success text-s regular">
      {isFrom && `${texts.from} `}
      <b>{formatLei(from)}</b> {texts.aBucket}
    </p>
  );
}
