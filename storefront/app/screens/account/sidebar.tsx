import { ChevronDown, LogOut } from "lucide-react";
import { useFetcher, useLocation } from "react-router";
import { useLayoutData } from "../../session/layout-data.ts";
import { isOwnAddress } from "../../session/own-addresses.ts";
import { ACCOUNT_LINKS } from "./account-links.ts";
import type { AccountLink } from "./account-links.ts";
import styles from "./sidebar.module.css";
import { texts } from "../../components/account/texts.ts";

/** Account links: a column on wide screens; on phones a menu labelled with the current page. */
export function Sidebar() {
  const { pathname } = useLocation();
  const layout = useLayoutData();
  const customer = layout?.customer;
  const links = ACCOUNT_LINKS.filter(({ href }) => layout?.hasOwnApi || !isOwnAddress(href));
  const current = links.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return (
    <nav className={`stack gap-3 min-w-0 ${styles.sidebar}`} aria-label={texts.account}>
      {customer && (
        <p className={`stack min-w-0 break-anywhere ${styles.person}`}>
          <span className="hint">{texts.account}</span>
          <b>{customer.fullname}</b>
        </p>
      )}
      <details className={`bordered-strong rounded ${styles.menu}`} data-closes>
        <summary>
          <span className="visually-hidden">{`${texts.account}: `}</span>
          {current ? texts.pages[current.name] : texts.account}
          <ChevronDown aria-hidden size={20} />
        </summary>
        <Links links={links} current={current?.href} />
      </details>
      <div className={styles.column}>
        <Links links={links} current={current?.href} />
      </div>
    </nav>
  );
}

function Links({ links, current }: { links: AccountLink[]; current: string | undefined }) {
  const leaving = useFetcher();
  return (
    <ul className={`list stack ${styles.links}`}>
      {links.map(({ href, name, icon: Icon }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            <Icon aria-hidden size={20} />
            {texts.pages[name]}
          </a>
        </li>
      ))}
      <li className="mt-2 line-above pt-2">
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
