import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import type { OfferView } from "../../components/offer/offer-view.ts";
import styles from "./offer.module.css";
import { texts } from "../../components/offer/texts.ts";

const PICTURE = { width: 48, height: 48 };

export function OfferLines({ lines }: Pick<OfferView, "lines">) {
  const isTaxed = lines.some((line) => line.vat_percent > 0);
  return (
    <ul className={`list grid ${styles.lines}`}>
      {lines.map((line, index) => (
        <li className="stack gap-x-4 gap-y-2 items-start py-3 line-below" key={`${line.code}-${index}`}>
          <span className={styles.picture}>
            {line.pic && <Picture source={line.pic} alt="" {...PICTURE} />}
          </span>
          <span>
            {line.url ? <a href={line.url}>{line.name}</a> : line.name}
            <span className={styles.hint}>
              {[
                line.code && texts.code(line.code),
                isTaxed && texts.vat(line.vat_percent),
                line.stock !== null && line.stock < line.quantity && texts.short(line.stock),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className={styles.amount}>
            {line.quantity} × <Price lei={line.price_net} /> / {line.unit}
            {isTaxed && (
              <>
                {" "}
                <small>{texts.withoutVat}</small>
                <span className={styles.hint}>
                  <Price lei={line.price} /> {texts.withVat}
                </span>
              </>
            )}
          </span>
          <span className={styles.sum}>
            <b>
              <Price lei={line.subtotal_net} />
            </b>
            {isTaxed && (
              <>
                {" "}
                <small>{texts.withoutVat}</small>
                <span className={styles.hint}>
                  <Price lei={line.subtotal} /> {texts.withVat}
                </span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
