import { formatLei } from "@curat/contract/lei.values";
import { texts } from "./texts.ts";

interface BucketPriceProps {
  /** Price in lei for a bucket of solution at the lowest dose. */
  from: number;
  isFrom?: boolean | undefined;
}

export function BucketPrice({ from, isFrom }: BucketPriceProps) {
  return (
    <p className="text-success text-s regular">
      {isFrom && `${texts.from} `}
      <b>{formatLei(from)}</b> {texts.aBucket}
    </p>
  );
}
