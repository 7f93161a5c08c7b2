import { LineTable } from "../../../components/line-table/line-table.tsx";
import { Link } from "react-router";
import type { ShortProduct } from "@curat/contract/staff/replenishment";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { pieceField, supplierField } from "./order-form.ts";
import styles from "./replenishment.module.css";
import { texts } from "./texts.ts";

interface ProductsTableProps {
  rows: ShortProduct[];
  mayEdit: boolean;
  seesCosts: boolean;
  suppliers: { value: string; label: string }[];
  refused: Refused | undefined;
}

/** Table of products to reorder. Its quantity fields belong to the form "order". */
export function ProductsTable({ rows, mayEdit, seesCosts, suppliers, refused }: ProductsTableProps) {
  const heads = [
    texts.product,
    texts.supplier,
    texts.stock,
    texts.coming,
    texts.levels,
    texts.sold,
    texts.cover,
    texts.pieces,
    ...(seesCosts ? [texts.cost] : []),
  ];
  return (
    <LineTable label={texts.title} heads={heads} className={styles.products}>
      {rows.map((row) => (
        <tr key={row.productID}>
          <td>
            <Link to={`/produse/${row.productID}/stoc`}>{row.product}</Link> ({row.product_code})
          </td>
          <td data-label={mayEdit && row.supplierID === null ? undefined : texts.supplier}>
            <Supplier {...{ row, mayEdit, suppliers, refused }} />
          </td>
          <td data-label={texts.stock}>{row.stock}</td>
          <td data-label={texts.coming}>{row.coming}</td>
          <td data-label={texts.levels}>
            {row.minimum === 0 ? "–" : texts.levelsOf(row.minimum, row.target, row.is_proposed)}
          </td>
          <td data-label={texts.sold}>{row.sold_90}</td>
          <td data-label={texts.cover}>{texts.coverOf(row.cover_days)}</td>
          <td data-label={mayEdit ? undefined : texts.pieces}>
            <Pieces {...{ row, mayEdit, refused }} />
          </td>
          {seesCosts && (
            <td data-label={texts.cost} className="nowrap">
              {row.cost === null ? "–" : texts.amount(row.cost, row.currency)}
            </td>
          )}
        </tr>
      ))}
    </LineTable>
  );
}

interface CellProps {
  row: ShortProduct;
  mayEdit: boolean;
  refused: Refused | undefined;
}

function Supplier({ row, mayEdit, suppliers, refused }: CellProps & Pick<ProductsTableProps, "suppliers">) {
  const name = supplierField(row.productID);
  if (row.supplierID !== null)
    return (
      <>
        {mayEdit && <input type="hidden" form="order" name={name} value={row.supplierID} />}
        <Link to={`/furnizori/${row.supplierID}`}>{row.supplier}</Link>
      </>
    );
  if (!mayEdit) return <>{texts.nobody}</>;
  return (
    <Select
      form="order"
      name={name}
      label={texts.supplier}
      aria-label={texts.fieldOf(texts.supplier, row.product)}
      options={suppliers}
      placeholder={texts.chooseSupplier}
      defaultValue={refused?.values[name] ?? ""}
      errors={refused?.errors}
    />
  );
}

function Pieces({ row, mayEdit, refused }: CellProps) {
  if (!mayEdit) return <>{row.pieces}</>;
  const name = pieceField(row.productID);
  return (
    <Field
      form="order"
      name={name}
      label={texts.pieces}
      aria-label={texts.fieldOf(texts.pieces, row.product)}
      defaultValue={refused?.values[name] ?? (row.pieces === 0 ? "" : String(row.pieces))}
      errors={refused?.errors}
      hint={row.pack > 1 ? texts.packHint(row.pack) : undefined}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
    />
  );
}
