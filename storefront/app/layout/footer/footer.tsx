import { useLocation } from "react-router";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { Island } from "../island.tsx";
import styles from "./footer.module.css";

/**
 * A separate chunk for pages that show the section. It hydrates with the page, so that queued clicks can be
 * replayed.
 */
const { Screen: NewsletterSection, preload } = lazyScreen(() => import("./newsletter-section.tsx"));

/** The layout's loader calls this, so that the server can render the form. */
export const preloadNewsletter = preload;

/** Pages that already have a form with the same fields, or on which a form would distract. */
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
