import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { dayMonthYear } from "../../components/post-card/day-month-year.ts";
import { ProductRail } from "../../components/product-rail/product-rail.tsx";
import { Share } from "../../components/share/share.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadPost } from "./load.server.ts";
import styles from "./blog-post.module.css";
import { postGraph } from "./post-graph.ts";
import { BLOG_PAGE } from "../../components/blog/texts.ts";
import { texts } from "./texts.ts";

export default function BlogPostScreen({ data }: ScreenProps<typeof loadPost>) {
  const trail = [
    { name: texts.blog, url: BLOG_PAGE },
    ...(data.category ? [data.category] : []),
    { name: data.title },
  ];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <article className={`stack one-column gap-6 ${styles["blog-post"]}`}>
        <header className={`stack gap-3 ${styles.head}`}>
          <PageTitle>{data.title}</PageTitle>
          <p className="muted text-l pretty">{data.intro}</p>
          <p className="hint tabular">
            {texts.published} <time dateTime={data.date}>{dayMonthYear(data.date)}</time>
          </p>
        </header>
        {data.picture && (
          <Picture
            className={styles.picture}
            source={data.picture}
            alt=""
            width={1200}
            height={675}
            layoutWidth={960}
            shape="16x9"
            sizes="(min-width: 992px) 912px, 100vw"
            eager
          />
        )}
        <Prose html={data.html} className={styles.content} />
        <footer className={`hint row items-center gap-2 line-above pt-4 ${styles.share}`} data-screen-only>
          <span>{texts.share}</span>
          <Share url={data.canonical} title={data.title} />
        </footer>
      </article>
      <ProductRail title={texts.products} cards={data.cards} />
      <StructuredData graph={import.meta.env.SSR ? postGraph(data) : undefined} />
    </>
  );
}
