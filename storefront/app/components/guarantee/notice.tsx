import { LEGAL_GUARANTEE_PAGE, NOTICE_ALT } from "@curat/contract/notice.values";
import styles from "./guarantee.module.css";
import { texts } from "./texts.ts";

/** The European Commission's unmodified notice, with a link to the page to which its QR code leads. */
export function Notice({ address }: { address: string }) {
  return (
    <>
      <a href={address} className={styles.notice}>
        <img src={address} alt={NOTICE_ALT} width={595} height={842} loading="lazy" />
      </a>
      <a href={LEGAL_GUARANTEE_PAGE} rel="noopener">
        {texts.noticeAddress}
      </a>
    </>
  );
}
