/** Three levels of categories; rendered on the server only, so no hooks and no handlers here. */
import type { MenuCategory } from "@curat/contract/settings";
import styles from "./mega-menu.module.css";
import { texts } from "./texts.ts";

/**
 * A column of categories with their panes beside it; under 768 px the same elements are a folding list. Pictures, counts
 * and the offer come when the menu is wanted (use-menu-goods.ts): every page carries this.
 */
export function MegaMenu({ categories }: { categories: MenuCategory[] }) {
  return (
    <>
      {categories.map((category, index) => (
        <details key={category.categoryID} className={styles.group} name="mega-menu" open={index === 0}>
          <summary className={styles.summary}>{category.category}</summary>
          <div className={styles.pane}>
            <a className={styles.all} href={category.url}>
              {texts.seeAll(category.category)}
            </a>
            <div className={styles.columns} data-tiles>
              {category.subcats.map((second) => (
                <div key={second.categoryID} className={styles.column}>
                  <a href={second.url}>{second.category}</a>
                  {second.subcats.map((third) => (
                    <a key={third.categoryID} href={third.url}>
                      {third.category}
                    </a>
                  ))}
                </div>
              ))}
            </div>
            <div data-offer />
          </div>
        </details>
      ))}
    </>
  );
}
