import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { NetPrice } from "../net-price/net-price.tsx";
import { texts as netTexts } from "../net-price/texts.ts";
import styles from "./order-lines.module.css";
import type { OrderLine } from "./order-view.ts";
import { texts } from "./texts.ts";

const PICTURE = { width: 64, height: 64 };

export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className={styles["order-lines"]}>
      {lines.map((line, index) => (
        <li className="stack items-center gap-3 py-3" key={`${line.name}-${index}`}>
          <span className={styles.picture}>
            {line.picture && <Picture source={line.picture} alt="" {...PICTURE} />}
          </span>
          <span className={styles.name}>
            {line.url ? (
              <a className="no-underline" href={line.url}>
                {line.name}
              </a>
            ) : (
              line.name
            )}
            <span className="hint display-block">
              {texts.pieces(line.quantity, line.unit)}
              {line.isGift && ` · ${texts.gift}`}
              {!line.isGift && line.price !== 0 && (
                <>
                  {" "}
                  × <Price lei={line.price} />
                  {line.net !== undefined && ` ${netTexts.withVat}`}
                </>
              )}
              {line.code && " · "}
              {line.code && <span className="nowrap">{`${texts.code} ${line.code}`}</span>}
            </span>
            {line.bundle && <span className="hint display-block">{texts.fromBundle(line.bundle)}</span>}
            {line.priceReason && <span className="hint display-block">{line.priceReason}</span>}
          </span>
          <span className={styles.subtotal}>
            {line.isGift
              ? texts.free
              : line.subtotal !== 0 && <NetPrice net={line.net} gross={line.subtotal} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
