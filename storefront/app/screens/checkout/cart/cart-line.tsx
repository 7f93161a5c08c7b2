import { ChevronDown, Gift, Trash2 } from "lucide-react";
import { useState } from "react";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Quantity } from "../../../components/quantity/quantity.tsx";
import { splitName } from "../../../components/product-card/split-name.ts";
import { NetPrice } from "../../../components/net-price/net-price.tsx";
import styles from "./cart-line.module.css";
import type { LineView } from "../../../session/cart/cart-view.ts";
import { quantityField } from "../../../session/cart/cart-form.ts";
import { removeIntent } from "../../../components/checkout-form/form-fields.ts";
import { DurabilityLabel } from "../../../components/guarantee/durability-label.tsx";
import { LineDelivery } from "./line-delivery.tsx";
import type { LineState } from "../state/checkout-state.ts";
import { useLayoutData } from "../../../session/layout-data.ts";
import { texts } from "./texts.ts";

export interface LineEvents {
  onQuantity: (itemId: number, pieces: number) => void;
  onRemove: (itemId: number) => void;
}

interface CartLineProps extends LineEvents {
  line: LineView;
  state: LineState;
  said: string[];
  /** True when all lines have the same delivery time, which is then shown once above them. */
  isDeliverySaid: boolean;
}

const PICTURE_PX = 88;

/** A cart line. Changes are shown immediately and rolled back after a refusal (C-035, C-036). */
export function CartLine({ line, state, said, isDeliverySaid, onQuantity, onRemove }: CartLineProps) {
  const pieces = state.pieces ?? line.quantity;
  const corrections = useCorrections(line, state);
  const [isOpened, setOpened] = useState(false);
  if (state.isRemoved) return null;
  const isGoods = line.kind !== "voucher" && line.kind !== "charge";
  const hasQuantity = line.kind === "product" || line.kind === "bundle";
  const isCounted = hasQuantity && !line.isOutOfStock && !line.isOffer;
  const hasPicture = line.picture !== null || isGoods;
  const isFolded = isGoods && !isOpened && said.length === 0 && !line.isOutOfStock;
  const isUnpriced = isWithoutPrice(line);
  const subtotal = state.isLoading && hasQuantity ? line.price * pieces : line.subtotal;
  return (
    <li
      className={[styles["cart-line"], line.isOutOfStock && styles.gone, isFolded && styles.folded]
        .filter(Boolean)
        .join(" ")}
      data-net={line.subtotalNet === undefined ? undefined : true}
    >
      <div className={hasPicture ? `clip rounded ${styles.picture}` : styles.bare}>
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
      <Description line={line} isDeliverySaid={isDeliverySaid} pieces={pieces} />
      <div className={styles.quantity}>
        {isCounted && (
          <Quantity
            key={corrections}
            name={quantityField(line.id)}
            of={line.name}
            initial={pieces}
            min={line.min}
            max={line.max}
            onQuantity={(next) => {
              if (next !== pieces) onQuantity(line.id, next);
            }}
          />
        )}
        {(line.kind === "gift" || (hasQuantity && !isCounted)) && texts.pieces(line.quantity)}
      </div>
      <p className={`bold text-right ${styles.subtotal}`}>
        {line.kind === "gift" ? (
          texts.free
        ) : !isUnpriced && line.subtotalNet !== undefined && !state.isLoading ? (
          <NetPrice net={line.subtotalNet} gross={subtotal} />
        ) : (
          !isUnpriced && <Price lei={subtotal} />
        )}
        {line.saved > 0 && !state.isLoading && (
          <span className={`display-block text-success text-s regular ${styles.saved}`}>
            {texts.lineSaved} <Price lei={line.saved} />
          </span>
        )}
      </p>
      {isGoods && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={texts.details(line.name)}
          onClick={() => setOpened(isFolded)}
        >
          <ChevronDown aria-hidden size={20} />
        </button>
      )}
      {line.kind !== "charge" && (
        <button
          name="intent"
          value={removeIntent(line.id)}
          className={`icon-button rounded muted ${styles.remove}`}
          aria-label={texts.remove(line.name)}
          onClick={(event) => {
            event.preventDefault();
            onRemove(line.id);
          }}
        >
          <Trash2 aria-hidden size={20} />
        </button>
      )}
      {said.length > 0 && (
        <output className={`span-all text-primary text-s bold ${styles.said}`}>{said.join(" ")}</output>
      )}
    </li>
  );
}

function isWithoutPrice({ price, isOutOfStock }: LineView): boolean {
  return price === 0 && isOutOfStock;
}

/** Counts how often the server corrected the quantity. The count is the key that resets the field. */
function useCorrections({ quantity }: LineView, { pieces }: LineState): number {
  const [stored, setStored] = useState({ pieces: quantity, corrections: 0 });
  const shown = pieces ?? quantity;
  // Setting state during render avoids a frame with the refused quantity.
  if (shown !== stored.pieces)
    setStored({ pieces: shown, corrections: stored.corrections + (pieces === undefined ? 1 : 0) });
  return stored.corrections;
}

interface DescriptionProps {
  line: LineView;
  isDeliverySaid: boolean;
  pieces: number;
}

function Description({ line, isDeliverySaid, pieces }: DescriptionProps) {
  const name = splitName(line.name);
  const words = (
    <>
      <span className={styles.main}>{name.main}</span>
      {name.line && <span className={styles.more}>, {name.line}</span>}
    </>
  );
  return (
    <div className={`stack one-column min-w-0 ${styles.description}`}>
      {line.brand && <p className={styles.brand}>{line.brand}</p>}
      {line.kind === "bundle" && <p className={styles.brand}>{texts.bundle}</p>}
      <p className={`bold break-anywhere ${styles.name}`}>
        {line.url ? (
          <a className="no-underline" href={line.url}>
            {words}
          </a>
        ) : (
          words
        )}
      </p>
      <p className={styles.short}>{[name.line, texts.pieces(pieces)].filter(Boolean).join(" · ")}</p>
      {line.kind === "gift" && <p className="text-success bold">{texts.gift}</p>}
      <div className={`stack min-w-0 ${styles.rest}`}>
        {line.parts.length > 0 && (
          <ul className={`list hint ${styles.parts}`} aria-label={texts.bundleParts}>
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
        {(line.kind === "product" || line.kind === "bundle") && !isWithoutPrice(line) && (
          <p>
            <Price lei={line.price} old={line.oldPrice} />{" "}
            <span className={`nowrap ${styles.unit}`}>/ {line.unit}</span>
          </p>
        )}
        {line.priceReason && <p className={styles.muted}>{line.priceReason}</p>}
        {!line.isOutOfStock && !isDeliverySaid && <LineDelivery line={line} />}
      </div>
      {line.hazard && <p className={styles.muted}>{line.hazard}</p>}
      {line.label && <LineLabel address={line.label} of={line.name} />}
      {line.isOutOfStock && (
        <p className="text-primary text-s bold">
          {texts.noStock}. {texts.noStockHint}
        </p>
      )}
    </div>
  );
}

function LineLabel(props: { address: string; of: string }) {
  return useLayoutData()?.hasLabels ? <DurabilityLabel {...props} /> : null;
}
