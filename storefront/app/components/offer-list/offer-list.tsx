import type { ReactNode } from "react";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { PageTitle } from "../page-title/page-title.tsx";
import styles from "./offer-list.module.css";

interface OfferListProps {
  title: string;
  intro: ReactNode;
  variant: "banners" | "boxes";
  label: string;
  empty: { text: string; hint: string; href: string; link: string };
  children: ReactNode[];
}

export function OfferList({ title, intro, variant, label, empty, children }: OfferListProps) {
  return (
    <>
      <Breadcrumbs trail={[{ name: title }]} />
      <header className="stack gap-3 mb-6">
        <PageTitle>{title}</PageTitle>
        {intro && <div className={styles.intro}>{intro}</div>}
      </header>
      {children.length > 0 ? (
        <ul className={`${styles.list} ${styles[variant]}`} aria-label={label}>
          {children}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>
            <b>{empty.text}</b>
          </p>
          <p>{empty.hint}</p>
          <a className={buttonClass("secondary")} href={empty.href}>
            {empty.link}
          </a>
        </div>
      )}
    </>
  );
}
