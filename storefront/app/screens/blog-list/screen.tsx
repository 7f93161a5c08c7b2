import { LIMITS } from "@curat/contract/limits.values";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { texts as listingTexts } from "../../components/listing/texts.ts";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import { PostCard } from "../../components/post-card/post-card.tsx";
import styles from "./blog-list.module.css";
import type { BlogListView } from "./load.server.ts";
import { BLOG_PAGE, texts } from "../../components/blog/texts.ts";

const SIZES = "(min-width: 1274px) 340px, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw";
const FIRST_ROW = 3;

export default function BlogListScreen({ data }: { data: BlogListView }) {
  const { path, page, lastPage } = data;
  return (
    <>
      <Breadcrumbs trail={data.trail} />
      <header className="stack gap-2 mb-6">
        <PageTitle>{data.heading}</PageTitle>
        {data.subtitle && <p className={`muted text-l ${styles.subtitle}`}>{data.subtitle}</p>}
      </header>
      <div className={`stack one-column gap-6 ${styles["blog-list"]}`}>
        <nav className={styles.categories} aria-labelledby="blog-categories">
          <h2 className="mb-2 text-m" id="blog-categories">
            {texts.categories}
          </h2>
          <ul className="list cluster gap-2">
            <Choice url={BLOG_PAGE} name={texts.all} path={path} />
            {data.categories.map((category) => (
              <Choice key={category.url} {...category} path={path} />
            ))}
          </ul>
        </nav>
        <div className={styles.posts}>
          {data.posts.length === 0 ? (
            <Nothing isPastEnd={data.isPastEnd} path={path} />
          ) : (
            <ul className={`list gap-4 ${styles.grid}`}>
              {data.posts.map((post, index) => (
                <li key={post.url}>
                  <PostCard post={post} heading="h2" sizes={SIZES} eager={index < FIRST_ROW} />
                </li>
              ))}
            </ul>
          )}
          {!data.isPastEnd && (
            <Pagination
              current={page}
              last={lastPage}
              window={LIMITS.blogPaginationWindow}
              addressOf={(other) => (other > 1 ? `${path}?page=${other}` : path)}
            />
          )}
        </div>
        {data.tags.length > 0 && (
          <nav className={styles.tags} aria-labelledby="blog-tags">
            <h2 className="mb-2 text-m" id="blog-tags">
              {texts.tags}
            </h2>
            <ul className="list cluster gap-2">
              {data.tags.map((tag) => (
                <Choice key={tag.url} {...tag} path={path} />
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}

function Nothing({ isPastEnd, path }: Pick<BlogListView, "isPastEnd" | "path">) {
  if (isPastEnd)
    return (
      <p>
        {listingTexts.pageHint} <a href={path}>{listingTexts.firstPage}</a>
      </p>
    );
  return (
    <p>
      {texts.nothing} <a href={BLOG_PAGE}>{texts.seeAll}</a>
    </p>
  );
}

function Choice({ name, url, path }: { name: string; url: string; path: string }) {
  return (
    <li>
      <a href={url || undefined} aria-current={url === path ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
}
