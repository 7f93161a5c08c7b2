import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFocusOnNews } from "./focus-on-news.ts";
import styles from "./page.module.css";

interface PageProps {
  title: ReactNode;
  /** The pages above this one. */
  trail?: { to: string; text: string }[];
  /** Buttons beside the title. */
  acts?: ReactNode;
  children: ReactNode;
}

const TRAIL = "Ești aici";

/** What every screen begins with: where one is, what it is, what can be done with all of it. */
export function Page({ title, trail = [], acts, children }: PageProps) {
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
        {acts && <div className="cluster items-center gap-2">{acts}</div>}
      </div>
      {children}
    </>
  );
}

interface PanelProps {
  title: string;
  /** The answer that the panel shows, if it shows one: a new answer brings the panel into sight. */
  news?: unknown;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Panel({ title, news, children }: PanelProps) {
  const place = useFocusOnNews<HTMLElement>(news);
  return (
    <section
      ref={place}
      tabIndex={news === undefined ? undefined : -1}
      className={`card stack one-column gap-4 mb-4 p-4 bg-paper ${styles.panel}`}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Panels beside each other where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={`stack one-column gap-4 items-start mb-4 ${styles.panels}`}>{children}</div>;
}
