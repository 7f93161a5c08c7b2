import { momentText } from "./moment.ts";

interface MomentProps {
  at: string | null;
  none?: string;
}

export function Moment({ at, none = "–" }: MomentProps) {
  return at === null ? <>{none}</> : <time dateTime={at}>{momentText(at)}</time>;
}
