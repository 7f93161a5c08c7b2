import { formatOfficeLei } from "@curat/contract/lei.values";
import styles from "./office-price.module.css";

/** An amount in lei as the office writes it, on one line. */
export function Price({ lei }: { lei: number }) {
  return <span className={styles.price}>{formatOfficeLei(lei)}</span>;
}
