import type { SheetRow } from "@curat/contract/staff/product-sheets";
import { SHEET_FIELDS } from "@curat/contract/staff/product-sheets.values";
import type { SheetField } from "@curat/contract/staff/product-sheets.values";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import type { ListState } from "../../../lists/list-address.ts";
import { moveInGrid, pasteIntoGrid } from "../../../components/grid-keys/grid-keys.ts";
import { cellKey, cellsOf } from "./sheet-lines.ts";
import { withNames } from "./sheet-names.ts";
import type { SheetNames } from "./sheet-names.ts";
import styles from "./sheet.module.css";
import { texts } from "./texts.ts";

const FORM = "table";

interface SheetTableProps {
  rows: SheetRow[];
  state: ListState;
  lastPage: number;
  names: SheetNames;
  mayPrice: boolean;
  mayStock: boolean;
}

/** Table of products with inputs. With JavaScript, cells from a spreadsheet can be pasted into it. */
export function SheetTable({ rows, state, lastPage, names, mayPrice, mayStock }: SheetTableProps) {
  const refused = useRefused(FORM);
  const { search } = useLocation();
  const listId = useId();
  const isClosed = { list_price: !mayPrice, stock: !mayStock } as Partial<Record<SheetField, boolean>>;
  const pageAt = (page: number): string => {
    const params = new URLSearchParams(search);
    params.set("pagina", String(page));
    return `?${params}`;
  };
  return (
    <ActionForm name={FORM} refused={refused}>
      <p>
        Produsele acestei pagini. Datele lipite dintr-o foaie de calcul se completează începând cu celula în
        care ești; cu săgețile sus și jos treci de la un rând la altul.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls */}
      <section className={styles.scroll} aria-label="În tabel" tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields bubble up to it */}
        <table onPaste={pasteIntoGrid} onKeyDown={moveInGrid}>
          <thead>
            <tr>
              <th scope="col">Cod</th>
              {SHEET_FIELDS.map((field) => (
                <th key={field} scope="col">
                  {texts.fields[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.productID} row={withNames(row, names)} {...{ isClosed, refused, listId }} />
            ))}
          </tbody>
        </table>
        {NAMED_FIELDS.map((field) => (
          <datalist key={field} id={`${listId}-${field}`}>
            {names[field].map(({ value, label }) => (
              <option key={value} value={label}>
                {label}
              </option>
            ))}
          </datalist>
        ))}
      </section>
      <div className="cluster gap-3 items-center justify-between">
        <SendButton form={FORM}>Vezi diferențele</SendButton>
        {lastPage > 1 && (
          <nav aria-label="Paginile foii" className="cluster gap-3 items-center">
            {state.page > 1 && (
              <Link to={pageAt(state.page - 1)} className={buttonClass("secondary")}>
                Pagina anterioară
              </Link>
            )}
            <span>
              Pagina {state.page} din {lastPage}
            </span>
            {state.page < lastPage && (
              <Link to={pageAt(state.page + 1)} className={buttonClass("secondary")}>
                Pagina următoare
              </Link>
            )}
          </nav>
        )}
      </div>
    </ActionForm>
  );
}

interface RowProps {
  row: SheetRow;
  isClosed: Partial<Record<SheetField, boolean>>;
  refused: Refused | undefined;
  listId: string;
}

function Row({ row, isClosed, refused, listId }: RowProps) {
  const cells = cellsOf(row);
  return (
    <tr>
      <th scope="row">
        {row.code}
        <input type="hidden" name="code" value={row.code} />
        <input type="hidden" name="seen" value={JSON.stringify(cells)} />
      </th>
      {SHEET_FIELDS.map((field) => (
        <Cell
          key={field}
          field={field}
          code={row.code}
          value={refused?.values[cellKey(row.code, field)] ?? cells[field]}
          fault={refused?.errors[cellKey(row.code, field)]?.[0]}
          isClosed={isClosed[field]}
          list={NAMED_FIELDS.some((named) => named === field) ? `${listId}-${field}` : undefined}
        />
      ))}
    </tr>
  );
}

interface CellProps {
  field: SheetField;
  code: string;
  value: string;
  fault: string | undefined;
  isClosed: boolean | undefined;
  list: string | undefined;
}

function Cell({ field, code, value, fault, isClosed, list }: CellProps) {
  const id = useId();
  const reported = {
    name: field,
    defaultValue: value,
    "aria-label": texts.of(texts.fields[field], code),
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby": fault === undefined ? undefined : id,
  };
  return (
    <td>
      {CHOICES[field] ? (
        <select {...reported}>
          {Object.entries(CHOICES[field]).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...reported}
          readOnly={isClosed}
          list={list}
          inputMode={NUMBERS[field]}
          className={styles[field]}
          autoComplete="off"
        />
      )}
      {fault !== undefined && (
        <p id={id} className={styles.wrong}>
          {fault}
        </p>
      )}
    </td>
  );
}

const NAMED_FIELDS = ["brand", "category"] as const;

const CHOICES: Partial<Record<SheetField, Record<string, string>>> = {
  vat_code: texts.vatRates,
  is_published: { 1: "da", 0: "nu" },
};

const NUMBERS: Partial<Record<SheetField, "decimal" | "numeric">> = {
  list_price: "decimal",
  stock: "numeric",
  weight_grams: "numeric",
  nc8: "numeric",
};
