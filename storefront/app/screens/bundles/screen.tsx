import { LIMITS } from "@curat/contract/limits.values";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { BundleBox } from "../../components/bundle-boxes/bundle-box.tsx";
import { buttonClass } from "../../components/button/button.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import styles from "./bundles.module.css";
import type { loadBundles } from "./load.server.ts";
import { texts } from "./texts.ts";

/** All bundles (B-015, B-095). */
export function BundlesScreen({ data }: { data: Awaited<ReturnType<typeof loadBundles>> }) {
  const { bundles, html, page, lastPage } = data;
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <header className={styles.bundles}>
        <h1>{texts.title}</h1>
        {html && <div className={`prose ${styles.words}`} dangerouslySetInnerHTML={{ __html: html }} />}
      </header>
      {bundles.length > 0 ? (
        <ul className={styles.grid} aria-label={texts.list}>
          {bundles.map((bundle, index) => (
            <li key={bundle.url}>
              <BundleBox bundle={bundle} heading="h2" eager={index < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>
            <b>{texts.empty}</b>
          </p>
          <p>{texts.emptyHint}</p>
          <a className={buttonClass("secondary")} href="/promotii">
            {texts.promotions}
          </a>
        </div>
      )}
      <Pagination
        current={page}
        last={lastPage}
        window={LIMITS.paginationWindow}
        addressOf={(other) => (other > 1 ? `/pachete?page=${other}` : "/pachete")}
      />
    </>
  );
}
