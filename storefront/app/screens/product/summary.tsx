import { useLocation } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Stars } from "@curat/ui/stars/stars.tsx";
import { ZoneMarks } from "../../components/zones/zone-marks.tsx";
import type { ProductView } from "./product-view.ts";
import { zoneLinks } from "./zone-links.ts";
import { openReviews, reviewAddress } from "./reviews-tab.ts";
import styles from "./summary.module.css";
import { texts } from "./texts.ts";
import { Variants } from "./variants.tsx";

/** What the product is: brand, name, one line, code, icons and the way to its variants. */
export function Summary({ product, hasReviewForm }: { product: ProductView; hasReviewForm: boolean }) {
  const { brand } = product;
  const { pathname } = useLocation();
  return (
    <header className={styles.summary}>
      {product.promo && (
        <p className={styles.promo}>
          <b>{product.promo.label}</b>
          {product.promo.until && ` · ${texts.promoUntil(product.promo.until)}`}
        </p>
      )}
      <h1 className={styles.name}>{product.name}</h1>
      {product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>}
      <div className={styles.facts}>
        {product.reviewCount > 0 && <Stars value={product.stars} count={product.reviewCount} />}
        {hasReviewForm && (
          <a href={reviewAddress(pathname)} className={styles.add} onClick={openReviews}>
            {texts.addReview}
          </a>
        )}
        {product.code && (
          <span>
            {texts.code}: {product.code}
          </span>
        )}
        {brand.url && brand.name && (
          <a href={brand.url} className={styles.brand} aria-label={texts.brand(brand.name)}>
            {brand.logo ? <Picture source={brand.logo} alt="" width={120} height={48} eager /> : brand.name}
          </a>
        )}
      </div>
      <ZoneMarks zones={product.zones} linkOf={zoneLinks(product)} />
      {product.commercial && (
        <div className={styles.commercial} dangerouslySetInnerHTML={{ __html: product.commercial }} />
      )}
      {product.features.length > 0 && (
        <ul className={styles.features} aria-label={texts.features}>
          {product.features.map(({ name, picture }) => (
            <li key={name}>
              <Picture source={picture} alt="" width={24} height={24} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <Variants groups={product.variants} />
    </header>
  );
}
