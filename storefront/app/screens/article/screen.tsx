import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { ContactForm } from "../../components/contact-form/contact-form.tsx";
import { longDate } from "@curat/ui/date/long-date.ts";
import { DocumentList } from "../../components/document-list/document-list.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Share } from "../../components/share/share.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadArticle } from "./load.server.ts";
import styles from "./article.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { texts } from "./texts.ts";

type Props = ScreenProps<typeof loadArticle>;

export default function ArticleScreen({ data }: Props) {
  const { contact } = data;
  const form = data.hasForm && <ContactForm isSent={data.isSent} />;
  return (
    <article className={contact ? `${styles.article} ${styles.wide}` : styles.article}>
      <Breadcrumbs trail={[{ name: data.title }]} />
      {data.showsTitle ? (
        <PageTitle>{data.title}</PageTitle>
      ) : (
        <h1 className="visually-hidden">{data.title}</h1>
      )}
      {data.image && (
        <Picture
          className={styles.picture}
          source={data.image}
          alt=""
          width={1200}
          height={400}
          eager
          sizes={contact ? "(min-width: 1168px) 1120px, 100vw" : "(min-width: 992px) 760px, 100vw"}
        />
      )}
      {contact && (
        <div className={`stack one-column items-start gap-6 ${styles.contact}`}>
          <ContactDetails contact={contact} />
          <div data-screen-only>{form}</div>
        </div>
      )}
      <Prose html={data.html} />
      {!contact && form && <div data-screen-only>{form}</div>}
      <Documents docs={data.docs} />
      <footer className="cluster hint items-center gap-x-4 gap-y-1 pt-3 line-above">
        <p>
          {texts.published} <time dateTime={data.date}>{longDate(data.date)}</time>
        </p>
        <div className={`row items-center gap-2 ${styles.share}`} data-screen-only>
          <span>{texts.share}</span>
          <Share url={data.shareUrl} title={data.title} />
        </div>
      </footer>
      {data.organization && <StructuredData graph={data.organization} />}
    </article>
  );
}

function Documents({ docs }: { docs: Props["data"]["docs"] }) {
  if (docs.length === 0) return null;
  return (
    <section>
      <h2>{texts.documents}</h2>
      <DocumentList documents={docs.map(({ title, url }) => ({ title, url }))} />
    </section>
  );
}
