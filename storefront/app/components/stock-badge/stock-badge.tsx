import { STOCK, STOCK_WORDS } from "@curat/contract/catalog.values";
import type { StockId } from "@curat/contract/catalog.values";
import styles from "./stock-badge.module.css";
import { texts } from "./texts.ts";

const VARIANT: Record<StockId, string | undefined> = {
  [STOCK.inStock]: styles.in,
  [STOCK.limited]: styles.limited,
  [STOCK.outOfStock]: styles.none,
};

/**
 * Stock status as text on green, orange or red (requirements: B3). `text` is the provider's own wording, if
 * any.
 */
export function StockBadge({ stock, text }: { stock: StockId; text?: string }) {
  const isOwn = text && text !== STOCK_WORDS[stock];
  return <span className={`${styles["stock-badge"]} ${VARIANT[stock]}`}>{isOwn ? text : texts[stock]}</span>;
}
