import { Picture } from "@curat/ui/picture/picture.tsx";
import { isPriced } from "../../components/product-card/is-priced.ts";
import { Price } from "@curat/ui/price/price.tsx";
import { StockBadge } from "../../components/stock-badge/stock-badge.tsx";
import type { DataOf } from "../../components/screen/screen-types.ts";
import type { loadBundle } from "./load.server.ts";
import styles from "./bundle-products.module.css";
import { texts } from "./texts.ts";

/** A bundle's products with quantities and stock (B-089). A long list scrolls within 306 px (B-094). */
export function BundleProducts({ products }: Pick<DataOf<typeof loadBundle>, "products">) {
  return (
    <section aria-labelledby="bundle-products">
      <h2 id="bundle-products" className="mb-2 text-l">
        {texts.contains}
      </h2>
      <ul className={`card m-0 ${styles["bundle-products"]}`}>
        {products.map(({ url, name, picture, price, isBuyable, stock, stockText, quantity, hazard }) => (
          <li key={url} className={`grid items-center gap-3 ${styles.product}`}>
            <span className={styles.picture}>
              {picture && <Picture source={picture} alt="" width={64} height={64} />}
            </span>
            <span className="stack">
              <a className={`clip text-s break-anywhere ${styles.name}`} href={url}>
                {name}
              </a>
              <span className="cluster hint items-center gap-x-4 gap-y-1">
                <span>
                  {texts.pieces(quantity)}
                  {isPriced({ price, isBuyable }) && (
                    <>
                      {" × "}
                      <Price lei={price} />
                    </>
                  )}
                </span>
                <StockBadge stock={stock} text={stockText} />
              </span>
              {hazard && <span className="cluster hint items-center gap-x-4 gap-y-1">{hazard}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
