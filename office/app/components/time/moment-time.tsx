import { momentText } from "./moment.ts";

interface MomentProps {
  /** ISO 8601, or null if it has not happened. */
  at: string | null;
  none?: string;
}

export function Moment({ at, none = "–" }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{momentText(at)}</time>;
}
