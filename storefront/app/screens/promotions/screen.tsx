import { Banner } from "../../components/banner/banner.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { buttonClass } from "../../components/button/button.tsx";
import type { loadPromotions } from "./load.server.ts";
import styles from "./promotions.module.css";
import { texts } from "./texts.ts";

/** The banners of what runs (B-018, B-071). */
export function PromotionsScreen({ data }: { data: Awaited<ReturnType<typeof loadPromotions>> }) {
  const { promotions } = data;
  return (
    <>
      <Breadcrumbs trail={[{ name: texts.title }]} />
      <header className={styles.promotions}>
        <h1>{texts.title}</h1>
        {promotions.length > 0 && <p className={styles.intro}>{texts.intro}</p>}
      </header>
      {promotions.length > 0 ? (
        <ul className={styles.grid} aria-label={texts.list}>
          {promotions.map((promotion, index) => (
            <li key={promotion.url}>
              <Banner banner={promotion} look="half" call={texts.see} eager={index < 2} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>
            <b>{texts.empty}</b>
          </p>
          <p>{texts.emptyHint}</p>
          <a className={buttonClass("secondary")} href="/pachete">
            {texts.bundles}
          </a>
        </div>
      )}
    </>
  );
}
