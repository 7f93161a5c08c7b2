import { useId } from "react";
import { NewsletterForm } from "../../components/newsletter-form/newsletter-form.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import styles from "./newsletter-section.module.css";
import { texts } from "./texts.ts";

export default function NewsletterSection() {
  const id = useId();
  const { newsletterPercent } = usePromises();
  return (
    <section className="bg-paper line-below" aria-labelledby={id}>
      <div className={`container ${styles.newsletter}`}>
        <h2 id={id} className={styles.title}>
          {texts.newsletter(newsletterPercent)}
        </h2>
        <NewsletterForm place="shop" />
      </div>
    </section>
  );
}
