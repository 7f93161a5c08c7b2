import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, use, useId } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFitting } from "../components/line-table/use-fitting.ts";
import styles from "./data-table.module.css";
import { listAddress, sortedBy } from "./list-address.ts";
import type { Column, ListShape, ListState } from "./list-address.ts";
import { ID_FIELD } from "./selection/selection.ts";
import { RowsFormContext } from "./selection/selection-context.ts";

export interface Row {
  id: number | string;
  cells: Record<string, ReactNode>;
  /** Heading of this row and the following ones up to the next group. */
  group?: { name: string; to: string };
}

interface DataTableProps {
  caption: string;
  shape: ListShape;
  state: ListState;
  rows: Row[];
}

/** A list's rows as a table. On a phone each row is a card with labelled values. */
export function DataTable({ caption, shape, state, rows }: DataTableProps) {
  const id = useId();
  const rowsForm = use(RowsFormContext);
  const section = useFitting();
  const columns = shape.columns.filter(({ key }) => state.columns.includes(key));
  const places = placesOfMore(columns);
  return (
    <section
      ref={section}
      className={`card scroll-x bg-paper ${styles["data-table"]}`}
      aria-label={caption}
      // Makes the scrollable table reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {rowsForm && (
              <td>
                <span className="visually-hidden">Alege</span>
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.key} more={places.get(column.key)} {...{ column, shape, state }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {row.group && row.group.name !== rows[index - 1]?.group?.name && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + (rowsForm ? 1 : 0)}>
                    <Link to={row.group.to}>{row.group.name}</Link>
                  </th>
                </tr>
              )}
              <tr>
                {rowsForm && (
                  <td className={styles.choose}>
                    <label className="grid place-center w-touch h-touch pointer">
                      <input
                        type="checkbox"
                        form={rowsForm.id}
                        name={ID_FIELD}
                        value={row.id}
                        defaultChecked={rowsForm.refused.includes(String(row.id))}
                        aria-labelledby={`${id}-${row.id}`}
                        autoComplete="off"
                      />
                    </label>
                  </td>
                )}
                {columns.map(({ key, label, isName, isNumber, below }) =>
                  isName ? (
                    <th key={key} scope="row" id={`${id}-${row.id}`}>
                      {row.cells[key]}
                    </th>
                  ) : (
                    <td
                      key={key}
                      data-label={label}
                      data-below={below}
                      data-more={places.get(key)}
                      className={isNumber ? styles.number : undefined}
                    >
                      {row.cells[key]}
                    </td>
                  ),
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type PlaceOfMore = "left" | "right" | "line";

/** Places secondary columns under the name. Columns of half width share a line in pairs. */
function placesOfMore(columns: Column[]): Map<string, PlaceOfMore> {
  const places = new Map<string, PlaceOfMore>();
  let isRight = false;
  for (const { key, more } of columns) {
    if (more === undefined) continue;
    places.set(key, more === "line" ? "line" : isRight ? "right" : "left");
    isRight = more === "half" && !isRight;
  }
  return places;
}

interface HeadProps {
  column: Column;
  shape: ListShape;
  state: ListState;
  more: PlaceOfMore | undefined;
}

function Head({ column, shape, state, more }: HeadProps) {
  const { key, label, isSortable, isNumber, below } = column;
  const isSorted = state.sort.by === key;
  const order = state.sort.isDescending ? "descending" : "ascending";
  const Arrow = state.sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-below={below}
      data-more={more}
      className={isNumber ? styles.number : undefined}
      aria-sort={isSortable ? (isSorted ? order : "none") : undefined}
    >
      {isSortable ? (
        <Link to={listAddress(shape, sortedBy(state, key))} preventScrollReset>
          {label}
          {isSorted && <Arrow aria-hidden size={14} />}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
