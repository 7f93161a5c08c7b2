import { Link, useLocation, useRouteLoaderData } from "react-router";
import type { StaffView } from "@curat/contract/staff/views";
import { listAddress, readList } from "../list-address.ts";
import type { ListShape, ListState } from "../list-address.ts";
import { listAt } from "./view-rooms.ts";
import styles from "./view-tabs.module.css";

const FRAME = "layout/office.route";

/** Tabs for a list's own and shared views, and a link to save its current state as a view. */
export function ViewTabs({ shape, state }: { shape: ListShape; state: ListState }) {
  const views = useRouteLoaderData<{ views: StaffView[] }>(FRAME)?.views ?? [];
  const { pathname } = useLocation();
  const list = listAt(pathname);
  if (list === undefined) return null;
  const here = listAddress(shape, { ...state, page: 1 });
  const shown = views.find(({ query }) => addressOf(shape, query) === here);
  return (
    <div className={`cluster items-center gap-x-4 gap-y-1 mb-3 text-s ${styles["view-tabs"]}`}>
      {views.length > 0 && (
        <nav className="min-w-0 max-w-full scroll-x" aria-label="Liste salvate">
          <ul className="list row">
            <li>
              <Link
                className="row items-center min-h-touch nowrap"
                to="?"
                aria-current={here === "?" ? "page" : undefined}
              >
                {shape.usual ?? "Toate"}
              </Link>
            </li>
            {views.map(({ id, name, query, is_own, by }) => (
              <li key={id}>
                <Link
                  className="row items-center min-h-touch nowrap"
                  to={addressOf(shape, query)}
                  title={is_own ? undefined : `Partajată de ${by}`}
                  aria-current={id === shown?.id ? "page" : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown?.is_own && (
        <Link className="row items-center min-h-touch nowrap" to={`/liste-salvate/${shown.id}`}>
          Modifică lista salvată
        </Link>
      )}
      {!shown && here !== "?" && (
        <Link
          className="row items-center min-h-touch nowrap"
          to={`/liste-salvate/noua?${new URLSearchParams({ lista: list, adresa: here }).toString()}`}
        >
          Salvează lista
        </Link>
      )}
    </div>
  );
}

function addressOf(shape: ListShape, query: string): string {
  return listAddress(shape, { ...readList(shape, new URLSearchParams(query)), page: 1 });
}
