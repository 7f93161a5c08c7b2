import { User } from "lucide-react";
import { useFetcher } from "react-router";
import type { LayoutData } from "../../session/layout-data.ts";
import styles from "./account-dropdown.module.css";
import { texts } from "./texts.ts";

/**
 * The account menu, which works without JavaScript. Visitors who are not logged in get a link to the login
 * (B-160).
 */
export function AccountDropdown({ customer }: { customer: LayoutData["customer"] }) {
  const leaving = useFetcher();
  if (!customer) {
    return (
      <a href="/auth" className={styles.toggle}>
        <User aria-hidden size={22} />
        <span className={styles.label}>{texts.account}</span>
      </a>
    );
  }
  return (
    <details className={styles["account-dropdown"]} data-closes>
      <summary className={styles.toggle}>
        <User aria-hidden size={22} />
        <span className={styles.label}>{customer.firstname || texts.account}</span>
        <span className="visually-hidden">{`, ${texts.accountMenu}`}</span>
      </summary>
      <div className={styles.panel}>
        <p className="hint px-3 py-2 break-anywhere">{customer.fullname}</p>
        <ul className={styles.links}>
          <li>
            <a href="/account/info">{texts.account}</a>
          </li>
          <li>
            <a href="/account/comenzi">{texts.orders}</a>
          </li>
          <li>
            <a href="/account/favorite">{texts.favorites}</a>
          </li>
        </ul>
        <leaving.Form method="post" action="/delogare" className={styles.leave}>
          <button>{texts.leave}</button>
        </leaving.Form>
      </div>
    </details>
  );
}
