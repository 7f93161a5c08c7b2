import { useId } from "react";
import { Picture } from "../../components/picture/picture.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import styles from "./blog-row.module.css";
import { SectionHead } from "./section-head.tsx";
import { texts } from "./texts.ts";

interface BlogRowProps {
  title: string;
  url: string | null;
  articles: { title: string; url: string; intro: string; picture: string | null; date: string }[];
}

const AUTOPLAY_MS = 12_000; // spec: browsing, section 9: Sliders

/** Articles, 3 in view and 1 on phones (browsing spec, section 9). */
export function BlogRow({ title, url, articles }: BlogRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} url={url} seeAll={texts.allArticles} />
      <Slider label={title} className={styles["blog-row"]} autoplayMs={AUTOPLAY_MS}>
        {articles.map((article) => (
          <li key={article.url}>
            <article className={styles.article}>
              <div className={styles.picture}>
                {article.picture && (
                  <Picture
                    source={article.picture}
                    alt=""
                    width={460}
                    height={288}
                    sizes="(min-width: 768px) 33vw, 100vw"
                  />
                )}
              </div>
              <p className={styles.date}>{dateOf(article.date)}</p>
              <h3 className={styles.title}>
                <a href={article.url}>{article.title}</a>
              </h3>
              <p className={styles.intro}>{article.intro}</p>
              <span className={styles.more} aria-hidden>
                {texts.readMore}
              </span>
            </article>
          </li>
        ))}
      </Slider>
    </section>
  );
}

/** DD-MM-YYYY (browsing spec, section 2: Blog list); other spellings stay as they came. */
function dateOf(created: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(created) ?? [];
  return year ? `${day}-${month}-${year}` : created;
}
