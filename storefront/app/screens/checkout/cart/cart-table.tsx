import { useRef } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { lineOf } from "../state/checkout-state.ts";
import type { CheckoutEvent, CheckoutState } from "../state/checkout-state.ts";
import type { Page } from "../state/page.ts";
import { CartLine } from "./cart-line.tsx";
import styles from "./cart-table.module.css";
import { LineDelivery, sharedDelivery } from "./line-delivery.tsx";
import { roomsOf } from "./rooms-of.ts";
import { ZONE_FACTS } from "@curat/contract/zones.values";
import type { LineView } from "../../../session/cart/cart-view.ts";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";
import { texts } from "./texts.ts";

/** From this many lines on, a wide cart shows each line as one row. */
const MANY_LINES = 10;

interface CartTableProps {
  lines: LineView[];
  state: CheckoutState;
  dispatch: (event: CheckoutEvent) => void;
  lineNotes: Page["lineNotes"];
  errors: FieldErrors;
  notes: string[];
}

/** The cart's lines: columns on a wide screen, cards on a phone. */
export function CartTable({ lines, state, dispatch, lineNotes, errors, notes }: CartTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const messagesOf = ({ id, changes }: LineView) =>
    [...new Set([...(lineNotes[id] ?? []), ...changes, ...(errors?.[`items.${id}`] ?? [])])].filter(
      (text) => !notes.includes(text),
    );
  const delivery = sharedDelivery(lines);
  function remove(itemId: number): void {
    if (lineOf(state, itemId).isLoading) return;
    dispatch({ type: "removal", itemId });
    // The focused button disappears with its line, so move the focus to the heading.
    list.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }
  return (
    <div className={styles["cart-table"]} data-many={lines.length >= MANY_LINES || undefined}>
      <p className={styles.head} aria-hidden>
        <span>{texts.columns.product}</span>
        <span>{texts.columns.quantity}</span>
        <span className="text-right">{texts.columns.subtotal}</span>
      </p>
      <div ref={list} className="stack">
        {roomsOf(lines).map(({ zone, lines: ofRoom }) => (
          <div key={zone ?? "all"} data-zone={zone}>
            {zone && (
              <h3 className={styles.zone}>
                {zone === "none" ? (
                  texts.otherRooms
                ) : (
                  <>
                    {ZONE_FACTS[zone].colour}: {ZONE_FACTS[zone].place}
                  </>
                )}
              </h3>
            )}
            <ul className="list stack">
              {ofRoom.map((line) => (
                <CartLine
                  key={`${line.kind}-${line.id}`}
                  line={line}
                  state={lineOf(state, line.id)}
                  said={messagesOf(line)}
                  isDeliverySaid={delivery !== undefined}
                  onQuantity={(itemId, pieces) => dispatch({ type: "quantity", itemId, pieces })}
                  onRemove={remove}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {delivery && (
        <div className="pt-3 line-above">
          <LineDelivery line={delivery} />
        </div>
      )}
      <noscript>
        <button name="intent" value={INTENT.recalculate} className={buttonClass("secondary")}>
          {texts.recalculate}
        </button>
      </noscript>
    </div>
  );
}
