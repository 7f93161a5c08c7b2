/** Links, marks and address of the footer; rendered on the server only, so no hooks and no handlers here. */
import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import type { Footer, Settings } from "@curat/contract/settings";
import { COOKIE_PAGE } from "../../components/consent-form/texts.ts";
import styles from "./footer.module.css";
import { PaymentMark } from "./payment-mark.tsx";
import { texts } from "./texts.ts";

interface FooterLinksProps {
  footer: Footer;
  company: Settings["INVOICE"] | undefined;
  /** What the link to the withdrawal says, where the shop has words of its own. */
  withdrawal: string | undefined;
  /** Only our own API finds a guest's order. */
  hasOwnApi: boolean;
}

export function FooterLinks({ footer, company, withdrawal, hasOwnApi }: FooterLinksProps) {
  const group = (typeID: number) =>
    (footer.articles ?? [])
      .filter((link) => link.typeID === typeID)
      .map(({ url, linktitle }) => ({ url, name: linktitle }));
  const marks = Object.entries(footer.payments ?? {}).filter(([, shown]) => shown === "1");
  return (
    <>
      <div className={`container ${styles.columns}`}>
        <LinkGroup title={texts.company} links={group(ARTICLE_GROUP.company)} />
        <LinkGroup
          title={texts.useful}
          links={[
            ...(hasOwnApi ? [{ name: texts.findOrder, url: "/comanda" }] : []),
            ...group(ARTICLE_GROUP.useful),
            { name: texts.sitemap, url: "/sitemap" },
          ]}
        />
        <LinkGroup
          title={texts.legal}
          links={[
            // On every page, for who has no account too (law: Withdrawal, Function).
            ...(hasOwnApi ? [{ name: withdrawal || WITHDRAWAL_LABELS.open, url: "/retragere" }] : []),
            ...group(ARTICLE_GROUP.legal),
            { name: texts.sal, url: texts.salUrl },
          ]}
        />
        <section>
          <h2 className={styles.title}>{texts.social}</h2>
          <ul className={styles.list}>
            {(footer.social ?? []).map(({ network, url }) => (
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
          {marks.map(([mark]) => (
            <li key={mark}>
              <PaymentMark mark={mark} />
            </li>
          ))}
        </ul>
        {/* With script the settings open over the page, without it on their own. */}
        <a href={COOKIE_PAGE} className={styles.consent}>
          {texts.cookies}
        </a>
        {company && <p>{[company.company, company.address].filter(Boolean).join(", ")}</p>}
      </div>
    </>
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
