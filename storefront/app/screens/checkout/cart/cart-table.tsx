import { useRef } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-table.module.css";
import type { LineView } from "../../../session/cart/cart-view.ts";
import { INTENT } from "../form/form-fields.ts";
import { texts } from "../texts.ts";
import type { LineEvents } from "./use-line.ts";

interface CartTableProps {
  lines: LineView[];
  errors: FieldErrors;
  /** What stands in the list of messages above. */
  notes: string[];
  onLoading: LineEvents["onLoading"];
  onAnswer: LineEvents["onAnswer"];
}

/** The cart's lines: columns on a wide screen, cards on a phone. */
export function CartTable({ lines, errors, notes, ...heard }: CartTableProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The pressed button is gone with its line: the focus goes to the section's heading. */
  function onRemoved(): void {
    list.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
  return (
    <div className={styles["cart-table"]}>
      <p className={styles.head} aria-hidden>
        <span>{texts.columns.product}</span>
        <span>{texts.columns.quantity}</span>
        <span className={styles.right}>{texts.columns.subtotal}</span>
      </p>
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={`${line.kind}-${line.id}`} {...{ line, errors, notes, onRemoved, ...heard }} />
        ))}
      </ul>
      <noscript>
        <button name="intent" value={INTENT.recalculate} className={buttonClass("secondary")}>
          {texts.recalculate}
        </button>
      </noscript>
    </div>
  );
}
