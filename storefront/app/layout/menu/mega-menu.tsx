/** The full menu. It renders only on the server, so hooks and event handlers do not work here. */
import type { Menu, MenuCategory } from "@curat/contract/settings";
import { fixedPictureSources } from "@curat/ui/picture/picture-sources.ts";
import styles from "./mega-menu.module.css";
import { texts } from "./texts.ts";

interface MegaMenuProps {
  categories: MenuCategory[];
  /** The first promotion is shown next to the categories. Wide screens show more below it. */
  promotions: Menu["promos"];
}

/**
 * The full menu. The browser loads its HTML when a visitor is about to open it
 * (document/starter/load-menu.ts).
 */
export function MegaMenu({ categories, promotions }: MegaMenuProps) {
  return (
    <>
      {categories.map((category, index) => (
        <details key={category.categoryID} className={styles.group} name="mega-menu" open={index === 0}>
          <summary className={styles.summary}>{category.category}</summary>
          <div className={styles.pane}>
            <a className={styles.all} href={category.url || undefined}>
              {texts.seeAll(category.category)}
            </a>
            <div className={styles.columns}>
              {category.subcats.map((second) => (
                <div key={second.categoryID} className={styles.column}>
                  <Tile category={second} />
                  {second.subcats.map((third) => (
                    <a key={third.categoryID} href={third.url || undefined}>
                      {third.category}
                    </a>
                  ))}
                </div>
              ))}
            </div>
            {promotions.length > 0 && (
              <div className={styles.offers}>
                {promotions.slice(0, OFFERS).map((promotion) => (
                  <Offer key={promotion.id} promotion={promotion} />
                ))}
              </div>
            )}
          </div>
        </details>
      ))}
    </>
  );
}

/**
 * First-level categories as plain links. Every page contains them in the position that they have in the full
 * menu.
 */
export function MenuLinks({ categories }: Pick<MegaMenuProps, "categories">) {
  return categories.map(({ categoryID, category, url }) => (
    <a key={categoryID} className={styles.summary} href={url || undefined}>
      {category}
    </a>
  ));
}

const TILE = 200;
const OFFER = 320;
const OFFERS = 3;

function Tile({ category: { category, url, pic, count } }: { category: MenuCategory }) {
  return (
    <a href={url || undefined}>
      {pic && (
        <img alt="" width={TILE} height={TILE} loading="lazy" src={fixedPictureSources(pic, TILE).src} />
      )}
      <span>
        {category}
        {count !== undefined && <small>{` (${count})`}</small>}
      </span>
    </a>
  );
}

function Offer({ promotion }: { promotion: Menu["promos"][number] }) {
  const { src } = fixedPictureSources(promotion.promopic_mobile || promotion.promopic, OFFER);
  return (
    <a className={styles.offer} href={promotion.url || undefined}>
      <img alt="" width={OFFER} height={OFFER} loading="lazy" src={src} />
      <span>{promotion.promotitle}</span>
    </a>
  );
}
