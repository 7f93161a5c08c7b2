import { Link, useSearchParams } from "react-router";

const NEWER = "Precedentele";
const OLDER = "Următoarele";

/** Links to the previous and the next page of lines. */
export function LinePages({ current, last }: { current: number; last: number }) {
  const [query] = useSearchParams();
  if (last <= 1) return null;
  const at = (page: number) =>
    `?${new URLSearchParams([...[...query].filter(([key]) => key !== "pagina"), ["pagina", String(page)]])}`;
  return (
    <p className="cluster gap-3">
      {current > 1 && <Link to={at(current - 1)}>{NEWER}</Link>}
      {current < last && <Link to={at(current + 1)}>{OLDER}</Link>}
    </p>
  );
}
