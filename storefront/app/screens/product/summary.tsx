import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { useLocation } from "react-router";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Stars } from "@curat/ui/stars/stars.tsx";
import { unbroken } from "../../components/unbroken.ts";
import { ZoneMarks } from "../../components/zones/zone-marks.tsx";
import type { ProductView } from "./product-view.ts";
import { openReviews, reviewAddress } from "./reviews-tab.ts";
import styles from "./summary.module.css";
import { texts } from "./texts.ts";
import { zoneLinks } from "./zone-links.ts";

export function Title({ product, hasReviewForm }: { product: ProductView; hasReviewForm: boolean }) {
  const { pathname } = useLocation();
  return (
    <header className={styles.title}>
      {product.promo && (
        <p className={styles.promo}>
          <b>{product.promo.label}</b>
          {product.promo.until && ` · ${texts.promoUntil(product.promo.until)}`}
        </p>
      )}
      <h1 className={styles.name}>{unbroken(product.name)}</h1>
      <div className={styles.facts}>
        {product.reviewCount > 0 && <Stars value={product.stars} count={product.reviewCount} />}
        {hasReviewForm && (
          <a
            href={reviewAddress(pathname)}
            className="inline-row items-center min-h-touch"
            onClick={openReviews}
            data-screen-only
          >
            {texts.addReview}
          </a>
        )}
      </div>
    </header>
  );
}

/** One sentence about the product's purpose. From 768 px on it is right below the name. */
export function Subtitle({ product }: { product: ProductView }) {
  return product.subtitle && <p className={styles.subtitle}>{product.subtitle}</p>;
}

export function About({ product }: { product: ProductView }) {
  const { brand } = product;
  return (
    <div className={styles.about}>
      <div className={styles.facts}>
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
      {product.commercial && <TrustedHtml as="div" className="text-s" html={product.commercial} />}
      <ZoneMarks zones={product.zones} linkOf={zoneLinks(product)} />
      {product.features.length > 0 && (
        <ul className={`list cluster gap-x-4 gap-y-1 text-s ${styles.features}`} aria-label={texts.features}>
          {product.features.map(({ name, picture }) => (
            <li key={name}>
              <Picture source={picture} alt="" width={24} height={24} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
