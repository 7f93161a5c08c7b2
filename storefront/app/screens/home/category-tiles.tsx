import { Picture } from "@curat/ui/picture/picture.tsx";
import { SectionHead } from "../../components/section-head/section-head.tsx";
import styles from "./category-tiles.module.css";
import { ALL_PRODUCTS_PAGE, texts } from "./texts.ts";

interface CategoryTilesProps {
  categories: { name: string; url: string; picture: string | null }[];
}

export function CategoryTiles({ categories }: CategoryTilesProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="category-tiles">
      <SectionHead
        id="category-tiles"
        title={texts.categories}
        url={ALL_PRODUCTS_PAGE}
        seeAll={texts.allProducts}
        controls="none"
      />
      <ul className={`list grid gap-3 ${styles["category-tiles"]}`}>
        {categories.map(({ name, url, picture }) => (
          <li key={url}>
            <a href={url || undefined} className={styles.tile}>
              <span className={styles.picture}>
                {picture && (
                  <Picture className="w-full h-full" source={picture} alt="" width={72} height={72} />
                )}
              </span>
              <span className={`min-w-0 bold ${styles.name}`}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
