import type { LayoutData } from "../../root.tsx";
import styles from "./footer.module.css";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PaymentMark } from "./payment-mark.tsx";
import { texts } from "./texts.ts";

export function Footer({ layout }: { layout: LayoutData }) {
  const { footer, company } = layout;
  return (
    <footer className={styles.footer}>
      {layout.beforeFooterHtml && (
        <div className="container prose" dangerouslySetInnerHTML={{ __html: layout.beforeFooterHtml }} />
      )}
      {footer.hasNewsletter && <NewsletterForm />}
      <div className={`container ${styles.columns}`}>
        <LinkGroup title={texts.company} links={footer.company} />
        <LinkGroup title={texts.useful} links={footer.useful} />
        <LinkGroup title={texts.legal} links={[...footer.legal, { name: texts.sal, url: texts.salUrl }]} />
        <section>
          <h2 className={styles.title}>{texts.social}</h2>
          <ul className={styles.list}>
            {footer.social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={`container ${styles.bottom}`}>
        <ul className={styles.marks} aria-label={texts.payments}>
          {footer.payments.map((mark) => (
            <li key={mark}>
              <PaymentMark mark={mark} />
            </li>
          ))}
        </ul>
        {/* The consent part opens its settings from here; without it there is nothing to set. */}
        <button type="button" className={styles.consent} data-consent-settings hidden>
          {texts.cookies}
        </button>
        {company && (
          <p>
            {company.company}, {company.address}
          </p>
        )}
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: { name: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
