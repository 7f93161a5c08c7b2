import { DURABILITY_PAGE } from "@curat/contract/notice.values";
import styles from "./guarantee.module.css";
import { texts } from "./texts.ts";

/** A producer's official durability label, with a link to the page to which its QR code leads. */
export function DurabilityLabel({ address, of }: { address: string; of: string }) {
  return (
    <p className={styles.label}>
      <a href={address}>
        <img src={address} alt={texts.label(of)} width={270} height={284} loading="lazy" />
      </a>
      <a href={DURABILITY_PAGE} rel="noopener">
        {texts.labelMore}
      </a>
    </p>
  );
}
