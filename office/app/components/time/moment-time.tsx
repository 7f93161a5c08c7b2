import { momentText } from "./moment.ts";

interface MomentProps {
  /** ISO 8601; null for one that has not come. */
  at: string | null;
  /** What stands for no moment. */
  none?: string;
}

/** A moment by the clock of Romania. */
export function Moment({ at, none = "–" }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{momentText(at)}</time>;
}
