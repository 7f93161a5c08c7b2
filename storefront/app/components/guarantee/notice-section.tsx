import { useLayoutData } from "../../session/layout-data.ts";
import styles from "./guarantee.module.css";
import { Notice } from "./notice.tsx";
import { texts } from "./texts.ts";

/** The full official notice, for the checkout. Renders nothing until the official file is uploaded. */
export function NoticeSection({ id }: { id: string }) {
  const address = useLayoutData()?.legalNotice;
  if (!address) return null;
  return (
    <section id={id} className="min-w-0" aria-label={texts.notice}>
      <div className={styles.wide}>
        <Notice address={address} />
      </div>
      <details className={styles.narrow}>
        <summary>{texts.notice}</summary>
        <Notice address={address} />
      </details>
    </section>
  );
}
