import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import type { ScreenProps } from "../screens.ts";
import styles from "./article.module.css";
import { texts } from "./texts.ts";

export default function ArticleScreen({ data }: ScreenProps<"article">) {
  return (
    <article className={styles.article}>
      <Breadcrumbs trail={[{ name: data.title }]} />
      <h1 className={data.showsTitle ? undefined : "visually-hidden"}>{data.title}</h1>
      {data.image && (
        <Picture
          source={data.image}
          alt=""
          width={1200}
          height={400}
          sizes="(min-width: 992px) 760px, 100vw"
        />
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
      {data.docs.length > 0 && (
        <section>
          <h2>{texts.documents}</h2>
          <ul>
            {data.docs.map((doc) => (
              <li key={doc.url}>
                <a href={doc.url} data-reload>
                  {doc.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
