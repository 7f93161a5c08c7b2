import { useLocation } from "react-router";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { Island } from "../island.tsx";
import styles from "./footer.module.css";

/** Only pages that show the section load it. It hydrates with the page, so that presses are replayed. */
const { Screen: NewsletterSection, preload } = lazyScreen(() => import("./newsletter-section.tsx"));

/** The layout's loader calls this, so that the form is in the HTML. */
export const preloadNewsletter = preload;

/** A second form with the same fields would be confusing on these pages. */
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
