import { ShoppingCart } from "lucide-react";
import type { AddedLine } from "@curat/contract/cart";
import { formatLei } from "@curat/contract/lei.values";
import { Button } from "@curat/ui/button/button.tsx";
import { CART_INTENT, lineField } from "../../session/cart/cart-form.ts";
import { sentenceOf } from "../../session/cart/lines-notices.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import { LIST_INTENT, LIST_SOURCE, LISTS_PAGE, SOURCE_FIELD } from "../reorder-list/list-form.ts";
import styles from "./family-table.module.css";
import { texts } from "./texts.ts";
import { sumOf, typedLines } from "./typed-lines.ts";
import { useTypedLines } from "./use-typed-lines.ts";

interface AddBarProps {
  shown: ReadonlySet<number>;
  outcomes: ReadonlyMap<number, AddedLine>;
  isBusy: boolean;
}

export function AddBar({ shown, outcomes, isBusy }: AddBarProps) {
  const lines = useTypedLines();
  const layout = useLayoutData();
  const hasAccount = layout?.customer !== undefined && layout.hasOwnApi;
  const elsewhere = [...lines].filter(([id]) => !shown.has(id));
  const hasAdded = [...outcomes.values()].some(({ added }) => added > 0);
  // Lines that were not added and have no field on this page.
  const odd = [...outcomes.values()].filter(({ productid, message }) => message && !shown.has(productid));
  return (
    <div className={styles.bar}>
      <input type="hidden" name={SOURCE_FIELD} value={LIST_SOURCE.lines} />
      {elsewhere.map(([id, { qty }]) => (
        <input key={id} type="hidden" name={lineField(id)} value={qty} />
      ))}
      <div className={styles.told}>
        <output>
          {lines.size > 0 && (
            <>
              <b>{formatLei(sumOf(lines))}</b>
              {elsewhere.length > 0 && ` ${texts.elsewhere(elsewhere.length)}`}
            </>
          )}
        </output>
        {odd.length > 0 && (
          <ul className={styles.odd}>
            {odd.map((line) => (
              <li key={line.productid}>{sentenceOf(line)}</li>
            ))}
          </ul>
        )}
        <p className={styles.keys}>{texts.keys}</p>
      </div>
      {lines.size > 0 && (
        <Button type="button" variant="quiet" onClick={() => typedLines.clear()}>
          {texts.clear}
        </Button>
      )}
      {hasAccount && (
        <Button variant="secondary" formAction={LISTS_PAGE} name="intent" value={LIST_INTENT.make}>
          {texts.saveAsList}
        </Button>
      )}
      {hasAdded && lines.size === 0 && (
        <a href="/cos" className={styles.cart}>
          {texts.toCart}
        </a>
      )}
      <Button name="intent" value={CART_INTENT.addLines} isBusy={isBusy}>
        <ShoppingCart aria-hidden size={18} />
        {isBusy ? texts.adding : lines.size > 0 ? texts.addLines(lines.size) : texts.add}
      </Button>
    </div>
  );
}
