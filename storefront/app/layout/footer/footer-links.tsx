/** Links in the footer. They render only on the server, so hooks and event handlers do not work here. */
import type { ReactNode } from "react";
import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import type { Footer, Settings } from "@curat/contract/settings";
import { phoneAddress } from "../../components/answering/phone-address.ts";
import { COOKIE_PAGE } from "../../components/consent-form/texts.ts";
import styles from "./footer.module.css";
import { Mark, SalMark } from "./mark.tsx";
import { SAL_ADDRESS, texts } from "./texts.ts";

interface FooterLinksProps {
  footer: Footer;
  company: Settings["INVOICE"] | undefined;
  hours: string;
  withdrawal: string | undefined;
  /** Whether our own API is used, which the order search and the list of couriers require. */
  hasOwnApi: boolean;
}

const COURIERS = ["sameday", "fan"];

export function FooterLinks({ footer, company, hours, withdrawal, hasOwnApi }: FooterLinksProps) {
  const group = (typeID: number) =>
    (footer.articles ?? [])
      .filter((link) => link.typeID === typeID)
      .map(({ url, linktitle }) => ({ url, name: linktitle }));
  const payments = Object.entries(footer.payments ?? {}).flatMap(([mark, shown]) =>
    shown === "1" ? [mark] : [],
  );
  const social = (footer.social ?? []).map(({ network, url }) => ({ name: network, url }));
  return (
    <>
      <div className={`container ${styles.columns}`}>
        {company && <Seller company={company} hours={hours} />}
        <LinkGroup title={texts.company} links={group(ARTICLE_GROUP.company)} />
        <LinkGroup
          title={texts.useful}
          links={[
            ...(hasOwnApi
              ? [
                  { name: texts.findOrder, url: "/comanda" },
                  { name: texts.orderSheet, url: "/comanda-rapida" },
                ]
              : []),
            ...group(ARTICLE_GROUP.useful),
            { name: texts.sitemap, url: "/sitemap" },
          ]}
        />
        <LinkGroup title={texts.legal} links={group(ARTICLE_GROUP.legal)} />
        <LinkGroup title={texts.social} links={social} isOutside />
      </div>
      <div className="line-above bg-paper">
        <div className="container cluster items-center gap-x-6 gap-y-2 py-3">
          <Marks name={texts.payments} marks={payments} />
          {hasOwnApi && <Marks name={texts.couriers} marks={COURIERS} />}
          <ul className={styles.legal}>
            {/* The law requires this link on every page, outside of collapsible groups (law: Withdrawal,
               Function). */}
            {hasOwnApi && <Item url="/retragere">{withdrawal || WITHDRAWAL_LABELS.open}</Item>}
            {/* Opens a dialog, or without JavaScript a separate page. */}
            <Item url={COOKIE_PAGE}>{texts.cookies}</Item>
            <li>
              <a href={SAL_ADDRESS} rel="noopener" className={styles.sal}>
                <SalMark name={texts.sal} lines={texts.salLines} />
              </a>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

/** The seller's address and contact data, which the law requires (law: Identification). */
function Seller({ company, hours }: { company: Settings["INVOICE"]; hours: string }) {
  const { company: name, address, cui, registry, tel, email } = company;
  return (
    <section className={styles.seller}>
      {tel && (
        <p>
          <a href={phoneAddress(tel)} className={styles.phone}>
            {tel}
          </a>
          <span className={styles.hours}>{hours}</span>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className="inline-row items-center min-h-touch text-ink">
            {email}
          </a>
        </p>
      )}
      <p>{[name, address].filter(Boolean).join(", ")}</p>
      {(cui || registry) && <p>{[cui && `CUI ${cui}`, registry].filter(Boolean).join(" · ")}</p>}
    </section>
  );
}

/** Group of links, expanded on wide screens and collapsible on phones, even without JavaScript. */
function LinkGroup({ title, links, isOutside }: { title: string; links: Link[]; isOutside?: true }) {
  if (links.length === 0) return null;
  return (
    <section>
      <details className={styles.group}>
        <summary className={styles.summary}>{title}</summary>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {links.map(({ name, url }) => (
            <Item key={url} url={url} isOutside={isOutside}>
              {name}
            </Item>
          ))}
        </ul>
      </details>
    </section>
  );
}
interface Link {
  name: string;
  url: string;
}

function Item({
  url,
  isOutside,
  children,
}: {
  url: string;
  isOutside?: true | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      <a href={url || undefined} rel={isOutside && "noopener"}>
        {children}
      </a>
    </li>
  );
}

function Marks({ name, marks }: { name: string; marks: string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={name}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mark mark={mark} />
        </li>
      ))}
    </ul>
  );
}
