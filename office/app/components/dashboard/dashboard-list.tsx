import type { DashboardRow } from "@curat/contract/staff/dashboard";
import { wholeNumber } from "@curat/contract/lei.values";
import { Link } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Deadline } from "../deadline/deadline.tsx";
import { Moment } from "../time/moment-time.tsx";
import styles from "./dashboard-list.module.css";
import { pathOf, DASHBOARD_PAGES, wordsOf } from "./dashboard-words.ts";

export function DashboardList({ rows }: { rows: DashboardRow[] }) {
  if (rows.length === 0)
    return <p className="muted">Nu ai nimic de făcut acum. Alege o secțiune din meniu.</p>;
  return (
    <ul className={styles.list}>
      {rows.map(({ kind, count, oldest, deadline, details, pages }) => {
        const { title, button, advice } = wordsOf(kind, pages);
        return (
          <li
            className="stack gap-x-3 gap-y-1 items-center py-3 line-above"
            key={kind}
            data-late={deadline?.state === "late" || undefined}
          >
            <strong className={`text-xl tabular text-right ${styles.count}`}>{wholeNumber(count)}</strong>
            <div>
              <h3 className="text-m">{title}</h3>
              {oldest !== null && (
                <p className="hint">
                  din <Moment at={oldest} />
                </p>
              )}
              {pages.length > 0 && (
                <ul className="list cluster gap-x-4 gap-y-1 text-s">
                  {pages.map((page) => (
                    <li key={`${page.kind} ${page.id}`}>
                      <Link to={pathOf(page)}>{page.title || DASHBOARD_PAGES[page.kind]}</Link>
                    </li>
                  ))}
                </ul>
              )}
              {details.length > 0 && <p className="hint">{details.join("; ")}</p>}
              {advice !== undefined && <p className="hint">{advice}</p>}
            </div>
            <div className={styles.deadline}>
              {deadline !== null && (
                <>
                  <span className="hint">Termen:</span> <Deadline deadline={deadline} />
                </>
              )}
            </div>
            <div className={styles.act}>
              {button && (
                <Link
                  to={button.to}
                  className={buttonClass("secondary")}
                  aria-label={`${button.text}: ${title}`}
                >
                  {button.text}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
