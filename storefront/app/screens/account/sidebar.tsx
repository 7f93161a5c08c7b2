import { ChevronDown, LogOut } from "lucide-react";
import { useFetcher, useLocation } from "react-router";
import { useLayoutData } from "../../session/layout-data.ts";
import { ACCOUNT_LINKS } from "./account-links.ts";
import styles from "./sidebar.module.css";
import { texts } from "./texts.ts";

/** A column of links on a desk; on a phone a menu that names the page and opens like a select. */
export function Sidebar() {
  const { pathname } = useLocation();
  const customer = useLayoutData()?.customer;
  const current = ACCOUNT_LINKS.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return (
    <nav className={styles.sidebar} aria-label={texts.account}>
      {customer && (
        <p className={styles.person}>
          <span className={styles.area}>{texts.account}</span>
          <b>{customer.fullname}</b>
        </p>
      )}
      <details className={styles.menu} data-closes>
        <summary>
          <span className="visually-hidden">{`${texts.account}: `}</span>
          {current ? texts.pages[current.name] : texts.account}
          <ChevronDown aria-hidden size={20} />
        </summary>
        <Links current={current?.href} />
      </details>
      <div className={styles.column}>
        <Links current={current?.href} />
      </div>
    </nav>
  );
}

function Links({ current }: { current: string | undefined }) {
  const leaving = useFetcher();
  return (
    <ul className={styles.links}>
      {ACCOUNT_LINKS.map(({ href, name, icon: Icon }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            <Icon aria-hidden size={20} />
            {texts.pages[name]}
          </a>
        </li>
      ))}
      <li className={styles.leave}>
        <leaving.Form method="post" action="/delogare">
          <button>
            <LogOut aria-hidden size={20} />
            {texts.leave}
          </button>
        </leaving.Form>
      </li>
    </ul>
  );
}
