import { formatLei } from "@curat/contract/lei.values";
import { BucketMark } from "./bucket-mark.tsx";
import { texts } from "./texts.ts";

interface BucketPriceProps {
  /** Price in lei for a bucket of solution at the lowest dose. */
  from: number;
  isFrom?: boolean | undefined;
}

/** Price of a bucket of solution, with the bucket icon. */
export function BucketPrice({ from, isFrom }: BucketPriceProps) {
  return (
    <BucketMark>
      {isFrom && `${texts.from} `}
      <b>{formatLei(from)}</b> {texts.aBucket}
    </BucketMark>
  );
}
