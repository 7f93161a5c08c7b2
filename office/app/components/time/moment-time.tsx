import { momentText } from "./moment.ts";

interface MomentProps {
  /** The moment in ISO 8601; null when it has not occurred. */
  at: string | null;
  /** Text to show for null. */
  none?: string;
}

/** Shows a moment in Romanian time. */
export function Moment({ at, none = "–" }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{momentText(at)}</time>;
}
