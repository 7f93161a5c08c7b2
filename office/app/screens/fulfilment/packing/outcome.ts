import type { Scanned } from "@curat/contract/staff/packing";
import type { ScanOutcome } from "@curat/contract/staff/packing.values";
import { texts } from "./texts.ts";

export interface ScanMessage {
  isGood: boolean;
  text: string;
}

const GOOD: readonly ScanOutcome[] = ["opened", "counted", "finished"];

/** Returns the message for a scan, such as "Produs greșit: …". */
export function scanMessageOf({ outcome, code, product, order }: Scanned): ScanMessage {
  const text = texts.outcomes[outcome](code, product ?? code, order?.number ?? code);
  return { isGood: GOOD.includes(outcome), text };
}
