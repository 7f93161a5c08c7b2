import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { SearchForm } from "../../layout/header/search-form.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadNotFound } from "./load.server.ts";
import styles from "./not-found.module.css";
import { texts } from "./texts.ts";

export default function NotFoundScreen({ data }: ScreenProps<typeof loadNotFound>) {
  return (
    <div className={`stack one-column gap-6 ${styles.page}`}>
      <h1>{data.head.title}</h1>
      {data.html ? <TrustedHtml as="div" className="prose" html={data.html} /> : <WithoutArticle />}
      <SearchForm label={texts.search} />
      {data.categories.length > 0 && (
        <nav aria-labelledby="not-found-categories">
          <h2 id="not-found-categories">{texts.categories}</h2>
          <ul className={`cluster gap-2 p-0 ${styles.categories}`}>
            {data.categories.map(({ name, url }) => (
              <li key={url}>
                <a className="display-block bordered pill text-inherit no-underline" href={url}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a href="/">{texts.home}</a>
      </p>
    </div>
  );
}

function WithoutArticle() {
  const hasOwnApi = useLayoutData()?.hasOwnApi;
  return (
    <div className="prose">
      <p>{texts.lost}</p>
      <p>{texts.ways}</p>
      <ul>
        <li>
          <a href="/sitemap">{texts.sitemap}</a>
        </li>
        {hasOwnApi && (
          <li>
            <a href="/comanda">{texts.findOrder}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
