import { useLocation } from "react-router";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { Island } from "../island.tsx";
import styles from "./footer.module.css";

/**
 * A chunk of its own, for pages that show it. It comes alive with the page, not later: what was pressed in it before is given to it.
 */
const { Screen: NewsletterSection, preload } = lazyScreen(() => import("./newsletter-section.tsx"));

/** The layout's loader waits for it, so that the form stands in the HTML. */
export const preloadNewsletter = preload;

/** Pages with a form of their own: a second one with the same fields would be taken for it. */
const WITH_OWN_FORM = /^\/(?:cos|plata|auth|account|password-reset|newsletter)(?:\/|$)/;

export function Footer({ layout: { footer } }: { layout: LayoutData }) {
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      {footer.hasText && <Island name="footerText" className={`container prose ${styles.text}`} />}
      {footer.hasNewsletter && !WITH_OWN_FORM.test(pathname) && <NewsletterSection />}
      <Island name="footer" />
    </footer>
  );
}
