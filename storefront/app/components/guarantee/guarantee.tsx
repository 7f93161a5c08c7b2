import { ShieldCheck } from "lucide-react";
import { useLayoutData } from "../../session/layout-data.ts";
import styles from "./guarantee.module.css";
import { Notice } from "./notice.tsx";
import { texts } from "./texts.ts";

export function Guarantee({ noticeId }: { noticeId?: string }) {
  const notice = useLayoutData()?.legalNotice;
  return (
    <>
      <p className={styles.guarantee}>
        <ShieldCheck aria-hidden size={20} />
        <span>
          <b>{texts.duration}</b> {texts.rights}
        </span>
      </p>
      {notice &&
        (noticeId ? (
          <p>
            <a href={`#${noticeId}`}>{texts.notice}</a>
          </p>
        ) : (
          <details className={styles.fold}>
            <summary>{texts.notice}</summary>
            <Notice address={notice} />
          </details>
        ))}
    </>
  );
}
