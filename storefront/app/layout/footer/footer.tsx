import { lazyScreen } from "../../screens/page/lazy-screen.tsx";
import type { LayoutData } from "../../root.tsx";
import { Island } from "../island.tsx";
import styles from "./footer.module.css";

/** With its fields it is a chunk of its own: most shops have none. */
const { Screen: NewsletterSection } = lazyScreen(() => import("./newsletter-section.tsx"));

export function Footer({ layout: { footer } }: { layout: LayoutData }) {
  return (
    <footer className={styles.footer}>
      {footer.hasText && <Island name="footerText" className="container prose" />}
      {footer.hasNewsletter && <NewsletterSection />}
      <Island name="footer" />
    </footer>
  );
}
