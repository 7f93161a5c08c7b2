import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";

const OLDER = "Mai vechi";
const NEWER = "Mai noi";

/** Links to the pages with older and newer files. */
export function MorePages({ page, lastPage }: { page: number; lastPage: number }) {
  if (lastPage <= 1) return null;
  return (
    <div className="cluster items-center gap-x-3 gap-y-2">
      {page > 1 && (
        <Link to={`?pagina=${page - 1}`} className={buttonClass("quiet")}>
          {NEWER}
        </Link>
      )}
      {page < lastPage && (
        <Link to={`?pagina=${page + 1}`} className={buttonClass("quiet")}>
          {OLDER}
        </Link>
      )}
    </div>
  );
}
