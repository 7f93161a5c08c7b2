import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { AddedLine } from "@curat/contract/cart";
import { STOCK } from "@curat/contract/catalog.values";
import { formatLei } from "@curat/contract/lei.values";
import { Price } from "@curat/ui/price/price.tsx";
import { isPriced } from "../product-card/is-priced.ts";
import { lineField } from "../../session/cart/cart-form.ts";
import styles from "./family-table.module.css";
import { texts } from "./texts.ts";
import type { FamilyCell } from "./to-family-rows.ts";
import { piecesOf, typedLines } from "./typed-lines.ts";

interface VariantCellProps {
  cell: FamilyCell;
  name: string;
  outcome?: AddedLine | undefined;
  canAdd: boolean;
}

export function VariantCell({ cell, name, outcome, canAdd }: VariantCellProps) {
  const isGone = cell.stock === STOCK.outOfStock || !cell.isBuyable;
  const details = [
    cell.net !== undefined && texts.net(formatLei(cell.net)),
    cell.isOwnPrice && texts.ownPrice,
    cell.unitPrice,
    cell.min && texts.from(cell.min),
  ].filter(Boolean);
  return (
    <div className={styles.cell}>
      <div className={styles.facts}>
        <a
          className={styles.size}
          href={cell.url}
          aria-label={cell.size ? name : `${texts.seeProduct}: ${name}`}
        >
          {cell.size || texts.seeProduct}
        </a>
        {isPriced(cell) && <Price lei={cell.price} old={cell.oldPrice} />}
        {details.length > 0 && <span className={styles.small}>{details.join(" · ")}</span>}
        {cell.stock === STOCK.limited && <span className={styles.limited}>{texts.limited}</span>}
      </div>
      {isGone && <span className={styles.gone}>{texts.soldOut}</span>}
      {!isGone && canAdd && cell.id !== undefined && (
        <PiecesField id={cell.id} cell={cell} name={name} outcome={outcome} />
      )}
    </div>
  );
}

interface PiecesFieldProps extends Pick<VariantCellProps, "cell" | "name" | "outcome"> {
  id: number;
}

/**
 * Quantity field synchronised with the stored lines. It is uncontrolled, so that typing re-renders only its
 * message.
 */
function PiecesField({ id, cell, name, outcome }: PiecesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const [typed, setTyped] = useState<{ after: AddedLine | undefined; text: string }>();
  const message = typed && typed.after === outcome ? { text: typed.text, isWrong: true } : answerOf(outcome);

  useLayoutEffect(() => {
    // Stores a quantity that was entered before hydration or restored by the browser.
    const early = input.current?.value ?? "";
    if (early !== "") typedLines.set(id, { qty: early, price: cell.price, name });
  }, [id, cell.price, name]);
  useEffect(() => {
    const show = (): void => {
      const field = input.current;
      const qty = typedLines.read().get(id)?.qty ?? "";
      if (field && field !== document.activeElement && field.value !== qty) field.value = qty;
      if (field && qty === "" && field.value !== "") field.value = "";
    };
    show();
    return typedLines.subscribe(show);
  }, [id]);

  function type(qty: string): void {
    typedLines.set(id, { qty, price: cell.price, name });
    setTyped({ after: outcome, text: "" });
  }
  function leave(qty: string): void {
    const text = faultOf(qty, cell);
    if (text !== "") setTyped({ after: outcome, text });
  }
  return (
    <span className={styles.field}>
      <input
        ref={input}
        className={styles.pieces}
        name={lineField(id)}
        aria-label={`${texts.quantity}: ${name}`}
        aria-describedby={message.text ? messageId : undefined}
        aria-invalid={(message.isWrong && message.text !== "") || undefined}
        inputMode="numeric"
        // Applies only without JavaScript, because JavaScript disables browser validation.
        pattern="\s*\d*\s*"
        title={texts.noNumber}
        maxLength={7}
        autoComplete="off"
        // Shown inside the field, because a separate line would move all rows down.
        placeholder={message.isWrong || message.text === "" ? "0" : `✓ ${outcome?.added ?? 0}`}
        data-pieces
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
      />
      <output className={message.isWrong ? styles.wrong : "visually-hidden"} id={messageId}>
        {message.text}
      </output>
    </span>
  );
}

function answerOf(outcome: AddedLine | undefined): { text: string; isWrong: boolean } {
  if (!outcome) return { text: "", isWrong: false };
  return { text: outcome.message ?? texts.inCart(outcome.added), isWrong: outcome.outcome !== "added" };
}

function faultOf(typed: string, { min = 1, max }: FamilyCell): string {
  if (typed.trim() === "") return "";
  const pieces = piecesOf(typed);
  if (pieces === undefined) return texts.noNumber;
  if (pieces < min) return texts.tooFew(min);
  return max !== undefined && pieces > max ? texts.tooMany(max) : "";
}
