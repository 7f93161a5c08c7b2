import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFocusOnNews } from "./focus-on-news.ts";
import styles from "./page.module.css";

interface PageProps {
  title: ReactNode;
  trail?: { to: string; text: string }[];
  actions?: ReactNode;
  children: ReactNode;
}

const TRAIL = "Ești aici";

export function Page({ title, trail = [], actions, children }: PageProps) {
  return (
    <>
      {trail.length > 0 && (
        <nav aria-label={TRAIL} className={styles.trail}>
          <ol className="cluster hint p-0">
            {trail.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="cluster items-center justify-between gap-3 mb-4">
        <h1 className="text-xl">{title}</h1>
        {actions && <div className="cluster items-center gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}

interface PanelProps {
  title: string;
  id?: string;
  news?: unknown;
  children: ReactNode;
}

export function Panel({ title, id, news, children }: PanelProps) {
  const place = useFocusOnNews<HTMLElement>(news);
  return (
    <section
      id={id}
      ref={place}
      tabIndex={news === undefined ? undefined : -1}
      className={`card stack one-column gap-4 mb-4 p-4 bg-paper ${styles.panel}`}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Panels({ children }: { children: ReactNode }) {
  return <div className={`stack one-column gap-4 items-start mb-4 ${styles.panels}`}>{children}</div>;
}
