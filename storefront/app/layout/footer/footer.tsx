import { lazyScreen } from "../../screens/page/lazy-screen.tsx";
import type { LayoutData } from "../../root.tsx";
import { Island } from "../island.tsx";
import styles from "./footer.module.css";
// Of what only the server renders; named here so that it reaches the one stylesheet.
import "./payment-mark.module.css";

/** With its fields it is a chunk of its own: most shops have none. */
const { Screen: NewsletterForm } = lazyScreen(() => import("./newsletter-form.tsx"));

export function Footer({ layout: { footer } }: { layout: LayoutData }) {
  return (
    <footer className={styles.footer}>
      {footer.hasText && <Island name="footerText" className="container prose" />}
      {footer.hasNewsletter && <NewsletterForm />}
      <Island name="footer" />
    </footer>
  );
}
