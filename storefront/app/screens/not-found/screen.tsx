import { SearchForm } from "../../layout/header/search-form.tsx";
import type { ScreenProps } from "../screens.ts";
import styles from "./not-found.module.css";
import { texts } from "./texts.ts";

export default function NotFoundScreen({ data }: ScreenProps<"not-found">) {
  return (
    <div className={styles.page}>
      <h1>{data.head.title}</h1>
      <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
      <SearchForm label={texts.search} />
      <nav aria-labelledby="not-found-categories">
        <h2 id="not-found-categories">{texts.categories}</h2>
        <ul className={styles.categories}>
          {data.categories.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a href="/">{texts.home}</a>
      </p>
    </div>
  );
}
