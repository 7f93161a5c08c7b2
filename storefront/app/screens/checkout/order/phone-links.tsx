import { useLayoutData } from "../../../session/layout-data.ts";
import styles from "./phone-links.module.css";
import { texts } from "./texts.ts";

/** Links to terms, privacy and contact, which replace the footer on phones. */
export function PhoneLinks() {
  const legal = useLayoutData()?.legal;
  return (
    <nav className={styles["phone-links"]} aria-label={texts.links}>
      {legal?.terms && <a href={legal.terms}>{texts.terms}</a>}
      {legal?.privacy && <a href={legal.privacy}>{texts.privacy}</a>}
      {legal?.contact && <a href={legal.contact}>{texts.contact}</a>}
    </nav>
  );
}
