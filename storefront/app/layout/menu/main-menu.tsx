import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { PhoneLine } from "../../components/answering/phone-line.tsx";
import { Island } from "../island.tsx";
import styles from "./main-menu.module.css";
import megaMenuStyles from "./mega-menu.module.css";
import { texts } from "./texts.ts";
import { useDrawerFocus } from "./use-drawer-focus.ts";
import { useOpenedGroup } from "./use-opened-group.ts";

interface MainMenuProps {
  topLinks: { name: string; url: string }[];
  businessStore: string;
  hasAccounts: boolean;
  isLoggedIn: boolean;
  /** Whether to link the order sheet, which requires our own API. */
  hasOrderSheet: boolean;
}

/** The mega menu's button, the top links and the business store. Below 768 px they are in a drawer. */
export function MainMenu({ topLinks, businessStore, hasAccounts, isLoggedIn, hasOrderSheet }: MainMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  useOpenedGroup(panel);
  useDrawerFocus(panel, texts.menu);
  const links = (
    <>
      {topLinks.map(({ name, url }) => (
        <li key={url}>
          <TopLink name={name} url={url} />
        </li>
      ))}
      {businessStore && (
        <li className={styles.business}>
          <TopLink name={texts.business} url={businessStore} />
        </li>
      )}
    </>
  );
  return (
    <nav className={styles["main-menu"]} aria-label={texts.menu}>
      <div className={`container ${styles.row}`}>
        <details className={styles.drawer} data-closes data-covers>
          <summary className={styles.toggle}>
            <Menu aria-hidden size={22} className={styles.opens} />
            <X aria-hidden size={22} className={styles.closes} />
            <span className={styles.label}>{texts.all}</span>
          </summary>
          <div ref={panel} className={styles.panel}>
            {hasAccounts && (
              <ul className={styles.own}>
                <li>
                  <TopLink name={texts.account} url={isLoggedIn ? "/account/info" : "/auth"} />
                </li>
                <li>
                  <TopLink name={texts.favorites} url="/account/favorite" />
                </li>
              </ul>
            )}
            <Island name="menu" className={megaMenuStyles["mega-menu"]} />
            <a className={styles.sitemap} href="/sitemap">
              {texts.everything}
            </a>
            <ul className={styles.more}>
              <li>
                <PhoneLine />
              </li>
              {hasOrderSheet && (
                <li>
                  <TopLink name={texts.orderSheet} url={ORDER_SHEET} />
                </li>
              )}
              {links}
            </ul>
          </div>
        </details>
        <ul className={styles.links}>{links}</ul>
        <div className={styles.phone}>
          {hasOrderSheet && <TopLink name={texts.orderSheet} url={ORDER_SHEET} />}
          <PhoneLine />
        </div>
      </div>
    </nav>
  );
}

const ORDER_SHEET = "/comanda-rapida";

/** Link in the menu. Its URL is external if it contains "http" (requirements: B16). */
function TopLink({ name, url }: { name: string; url: string }) {
  const isExternal = url.includes("http");
  return (
    <a href={isExternal || url.startsWith("/") ? url : `/${url}`} rel={isExternal ? "noopener" : undefined}>
      {name}
    </a>
  );
}
