import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useFetcher } from "react-router";
import type { AddedLine } from "@curat/contract/cart";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { CART_ACTION, SENDING_FIELD } from "../../session/cart/cart-form.ts";
import type { CartAnswer } from "../../session/cart/cart-answer.ts";
import { useLayoutData } from "../../session/layout-data.ts";
import { focusNextPieces } from "../reorder-list/focus-next-pieces.ts";
import { AddBar } from "./add-bar.tsx";
import styles from "./family-table.module.css";
import { texts } from "./texts.ts";
import type { FamilyCell, FamilyRow } from "./to-family-rows.ts";
import { typedLines } from "./typed-lines.ts";
import { VariantCell } from "./variant-cell.tsx";

interface FamilyTableProps {
  rows: FamilyRow[];
  sending: string;
  isLoading?: boolean;
}

const PICTURE_WIDTH = 48;

/** Table with one row per product family and one quantity field per size. */
export default function FamilyTable({ rows, sending, isLoading = false }: FamilyTableProps) {
  const canAdd = useLayoutData()?.hasQuickAdd !== false;
  const form = useRef<HTMLFormElement>(null);
  const { Form, outcomes, count, isBusy } = useSending();
  const shown = useMemo(() => new Set(rows.flatMap(cellsOf).flatMap(({ id }) => id ?? [])), [rows]);
  useEffect(() => {
    // Without browser validation, an invalid line does not prevent the others from being sent.
    if (form.current) form.current.noValidate = true;
  }, []);

  return (
    <Form
      ref={form}
      method="post"
      action={CART_ACTION}
      className={styles["family-table"]}
      onKeyDown={moveByKeys}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name={SENDING_FIELD} value={`${sending}-${count}`} />
      <ul className={styles.rows} aria-label={texts.products} inert={isLoading}>
        {rows.map((row) => (
          <li key={row.url} className={styles.row}>
            <FamilyHead row={row} />
            <div>
              {row.lines.map((line) => (
                <div key={line.name} className={styles.line}>
                  {line.name && <span className={styles.scent}>{line.name}</span>}
                  <div className={styles.cells}>
                    {line.cells.map((cell) => (
                      <VariantCell
                        key={cell.url}
                        cell={cell}
                        name={[row.name, line.name, cell.size].filter(Boolean).join(", ")}
                        outcome={cell.id === undefined ? undefined : outcomes.get(cell.id)}
                        canAdd={canAdd}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {canAdd && <AddBar shown={shown} outcomes={outcomes} isBusy={isBusy} />}
    </Form>
  );
}

function cellsOf({ lines }: FamilyRow): FamilyCell[] {
  return lines.flatMap(({ cells }) => cells);
}

function FamilyHead({ row }: { row: FamilyRow }) {
  return (
    <div className={styles.head}>
      {row.picture && (
        <Picture
          source={row.picture}
          alt=""
          width={PICTURE_WIDTH}
          height={PICTURE_WIDTH}
          className={styles.picture}
        />
      )}
      <div>
        <h3 className={styles.name}>
          <a href={row.url}>{row.name}</a>
        </h3>
        {row.brand && <p className={styles.brand}>{row.brand}</p>}
        {row.hazard && <p className={styles.brand}>{row.hazard}</p>}
      </div>
    </div>
  );
}

const NO_OUTCOMES: ReadonlyMap<number, AddedLine> = new Map();

function useSending() {
  const adding = useFetcher<CartAnswer>();
  const lines = adding.data?.lines;
  const [sent, setSent] = useState({ lines, count: 1 });
  if (sent.lines !== lines) setSent({ lines, count: sent.count + 1 });
  useEffect(() => {
    if (lines) typedLines.remove(lines.filter(({ added }) => added > 0).map(({ productid }) => productid));
  }, [lines]);
  const outcomes = useMemo(
    () => (lines ? new Map(lines.map((line) => [line.productid, line])) : NO_OUTCOMES),
    [lines],
  );
  return { Form: adding.Form, outcomes, count: sent.count, isBusy: adding.state !== "idle" };
}

/** Moves between fields with Enter and arrow keys, and submits with Ctrl+Enter. */
function moveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !("pieces" in field.dataset)) return;
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>("[name=intent]"));
    return;
  }
  focusNextPieces(field, by);
}
