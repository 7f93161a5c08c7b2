import { BucketMark } from "./bucket-mark.tsx";
import { texts } from "./texts.ts";

/** Number of buckets of solution that the cart makes. Renders nothing without concentrates. */
export function CartBuckets({ buckets }: { buckets: number }) {
  return buckets > 0 ? <BucketMark>{texts.inCart(buckets)}</BucketMark> : null;
}
