import { Link, useSearchParams } from "react-router";
import { texts } from "./texts.ts";

/** Links to the previous and the next page of lines. */
export function Pages({ current, last }: { current: number; last: number }) {
  const [query] = useSearchParams();
  if (last <= 1) return null;
  const at = (page: number) =>
    `?${new URLSearchParams([...[...query].filter(([key]) => key !== "pagina"), ["pagina", String(page)]])}`;
  return (
    <p className="cluster gap-3">
      {current > 1 && <Link to={at(current - 1)}>{texts.newer}</Link>}
      {current < last && <Link to={at(current + 1)}>{texts.older}</Link>}
    </p>
  );
}
