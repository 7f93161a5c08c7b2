import { useId } from "react";
import { PostCard } from "../../components/post-card/post-card.tsx";
import type { PostView } from "../../components/post-card/post-card.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import styles from "./blog-row.module.css";
import { SectionHead } from "../../components/section-head/section-head.tsx";
import { texts } from "./texts.ts";

interface BlogRowProps {
  title: string;
  url: string | null;
  articles: PostView[];
}

const AUTOPLAY_MS = 12_000;

/** Row of blog articles: 3 in view, or 1 on phones (requirements: B11). */
export function BlogRow({ title, url, articles }: BlogRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} url={url} seeAll={texts.allArticles} controls="player" />
      <Slider label={title} className={styles["blog-row"]} autoplayMs={AUTOPLAY_MS}>
        {articles.map((article) => (
          <li key={article.url}>
            <PostCard post={article} sizes="(min-width: 1448px) 456px, (min-width: 768px) 33vw, 100vw" />
          </li>
        ))}
      </Slider>
    </section>
  );
}
