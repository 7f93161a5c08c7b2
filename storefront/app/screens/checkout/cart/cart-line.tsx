import { Gift, Trash2, Truck } from "lucide-react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Quantity } from "../../../components/quantity/quantity.tsx";
import styles from "./cart-line.module.css";
import type { LineView } from "../../../session/cart/cart-view.ts";
import { quantityField, removeIntent } from "../form/form-fields.ts";
import { texts } from "../texts.ts";
import { useLine } from "./use-line.ts";
import type { LineEvents } from "./use-line.ts";

interface CartLineProps extends LineEvents {
  line: LineView;
  errors: FieldErrors;
  /** What stands in the list of messages is not said again here. */
  notes: string[];
}

const PICTURE_PX = 88;

export function CartLine({ line, errors, notes, ...events }: CartLineProps) {
  const state = useLine(line, events);
  // What is being removed is gone at once; a refusal brings it back with its notice.
  if (state.isRemoved) return null;
  const isGoods = line.kind !== "voucher" && line.kind !== "charge";
  const hasQuantity = line.kind === "product" || line.kind === "bundle";
  const hasPicture = line.picture !== null || isGoods;
  const own = [...state.messages, ...line.changes, ...(errors?.[`items.${line.id}`] ?? [])];
  const said = [...new Set(own)].filter((text) => !notes.includes(text));
  const subtotal = state.isLoading && hasQuantity ? line.price * state.quantity : line.subtotal;
  return (
    <li className={line.isOutOfStock ? `${styles["cart-line"]} ${styles.gone}` : styles["cart-line"]}>
      <div className={hasPicture ? styles.picture : styles.bare}>
        {line.picture && (
          <Picture
            source={line.picture}
            alt=""
            width={PICTURE_PX}
            height={PICTURE_PX}
            sizes={`${PICTURE_PX}px`}
          />
        )}
        {!line.picture && line.kind === "gift" && <Gift aria-hidden size={32} />}
      </div>
      <Description line={line} />
      <div className={styles.quantity}>
        {hasQuantity && !line.isOutOfStock && (
          <Quantity
            key={state.corrections}
            name={quantityField(line.id)}
            label={texts.quantityOf(line.name)}
            initial={state.quantity}
            min={line.min}
            max={line.max}
            onQuantity={state.change}
          />
        )}
        {(line.kind === "gift" || line.isOutOfStock) && texts.pieces(line.quantity)}
      </div>
      <p className={styles.subtotal}>
        {line.kind === "gift" ? texts.free : <Price lei={subtotal} />}
        {line.saved > 0 && !state.isLoading && (
          <span className={styles.saved}>
            {texts.lineSaved} <Price lei={line.saved} />
          </span>
        )}
      </p>
      {line.kind !== "charge" && (
        <button
          name="intent"
          value={removeIntent(line.id)}
          className={styles.remove}
          aria-label={texts.remove(line.name)}
          onClick={(event) => {
            event.preventDefault();
            state.remove();
          }}
        >
          <Trash2 aria-hidden size={20} />
        </button>
      )}
      {said.length > 0 && <output className={styles.said}>{said.join(" ")}</output>}
    </li>
  );
}

function Description({ line }: { line: LineView }) {
  return (
    <div className={styles.description}>
      {line.brand && <p className={styles.brand}>{line.brand}</p>}
      {line.kind === "bundle" && <p className={styles.brand}>{texts.bundle}</p>}
      <p className={styles.name}>{line.url ? <a href={line.url}>{line.name}</a> : line.name}</p>
      {line.subtitle && <p className={styles.muted}>{line.subtitle}</p>}
      {line.parts.length > 0 && (
        <ul className={styles.parts} aria-label={texts.bundleParts}>
          {line.parts.map((part) => (
            <li key={part.name}>
              {part.quantity} × {part.name}
            </li>
          ))}
        </ul>
      )}
      {line.code && (
        <p className={styles.muted}>
          {texts.code}: {line.code}
        </p>
      )}
      {line.kind === "gift" && <p className={styles.gift}>{texts.gift}</p>}
      {(line.kind === "product" || line.kind === "bundle") && (
        <p>
          <Price lei={line.price} old={line.oldPrice} /> <span className={styles.unit}>/ {line.unit}</span>
        </p>
      )}
      {!line.isOutOfStock && line.delivery && (
        <p className={styles.delivery}>
          <Truck aria-hidden size={16} /> {line.delivery}
        </p>
      )}
      {line.isOutOfStock && (
        <p className={styles.stock}>
          {texts.noStock}. {texts.noStockHint}
        </p>
      )}
    </div>
  );
}
