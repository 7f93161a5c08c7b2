import { momentText } from "./moment.ts";

interface MomentProps {
  /** ISO 8601; null when it has not happened. */
  at: string | null;
  /** Text for null. */
  none?: string;
}

/** Shows a moment in Romanian time. */
export function Moment({ at, none = "–" }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{momentText(at)}</time>;
}
