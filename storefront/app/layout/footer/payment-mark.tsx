// Only the server renders this: a stylesheet of its own would not reach the browser.
import styles from "./footer.module.css";

const NAMES: Record<string, string> = { mastercard: "Mastercard", visa: "Visa", netopia: "NETOPIA" };

/** A payment mark as a small drawing with its name in it. */
export function PaymentMark({ mark }: { mark: string }) {
  const name = NAMES[mark] ?? mark;
  return (
    <svg viewBox="0 0 72 32" width="72" height="32" role="img" aria-label={name}>
      <rect className={styles.mark} x="0.5" y="0.5" width="71" height="31" rx="5" />
      <text className={styles["mark-name"]} x="36" y="20" textAnchor="middle">
        {name}
      </text>
    </svg>
  );
}
