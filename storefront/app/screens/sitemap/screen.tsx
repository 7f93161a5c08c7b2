import { useId } from "react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import type { Branch, loadSitemap, SitemapLink } from "./load.server.ts";
import styles from "./sitemap.module.css";
import { texts } from "./texts.ts";

export function SitemapScreen({ data }: { data: Awaited<ReturnType<typeof loadSitemap>> }) {
  const { categories, offers, articles, brands } = data;
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <div className={`stack gap-8 ${styles.sitemap}`}>
        <PageTitle>{texts.title}</PageTitle>
        {categories.length > 0 && (
          <Part title={texts.categories}>
            <ul className={styles.columns}>
              {categories.map((category) => (
                <li key={category.url} className={styles.category}>
                  <h3 className="text-m">
                    <a href={category.url || undefined}>{category.name}</a>
                  </h3>
                  <Below branches={category.below} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={texts.offers}>
          <Links links={offers} />
        </Part>
        {brands.length > 0 && (
          <Part title={texts.brands}>
            <Links links={[{ name: texts.allBrands, url: "/marci" }, ...brands]} />
          </Part>
        )}
        {articles.length > 0 && (
          <Part title={texts.articles}>
            <Links links={articles} />
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Below({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className={styles.below}>
      {branches.map(({ name, url, below }) => (
        <li key={url}>
          <a className="muted" href={url || undefined}>
            {name}
          </a>
          <Below branches={below} />
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: SitemapLink[] }) {
  return (
    <ul className={`grid gap-x-6 gap-y-0 ${styles.links}`}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url || undefined}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
