import { Link } from "react-router";
import type { StaffProduct } from "@curat/contract/staff/products";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { typedLei } from "../../../components/money/lei.ts";
import { productPage } from "../rooms.ts";
import { LedgerTable } from "../ledger-table.tsx";
import grid from "./grid.module.css";
import { rowField, VARIANTS } from "./grid.ts";
import type { GridRow } from "./grid.ts";
import { texts } from "./texts.ts";

interface VariantGridProps {
  product: StaffProduct;
  family: StaffVariants;
  grid: GridRow[];
}

/** The rows of the chosen values: those that stand already, and those that can be made, each with its own code and price. */
export function VariantGrid({ product, family, grid: rows }: VariantGridProps) {
  const refused = useRefused(VARIANTS);
  const isFirst = Object.keys(product.fields.variant_values).length === 0;
  const [first] = rows;
  return (
    <ActionForm name={VARIANTS} refused={refused}>
      <input type="hidden" name="version" value={family.version} />
      {isFirst && (
        <Select
          label={texts.own}
          name="own"
          options={rows.map(({ key, text }) => ({ value: key, label: text }))}
          defaultValue={refused?.values.own ?? first?.key}
          errors={refused?.errors}
          required
        />
      )}
      <LedgerTable label={texts.grid}>
        <thead>
          <tr>
            <th scope="col">{texts.create}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.barcode}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.key}>
              {row.productID === undefined ? (
                <NewRow
                  {...{ row, refused }}
                  usual={{
                    code: `${product.fields.code}-${place + 1}`.slice(0, 64),
                    price: typedLei(family.list_price),
                  }}
                />
              ) : (
                <>
                  <th scope="row">{row.text}</th>
                  <td colSpan={3}>
                    <Link to={productPage(row.productID)}>{texts.exists}</Link>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </LedgerTable>
      <SendButton form={VARIANTS}>{texts.save}</SendButton>
    </ActionForm>
  );
}

interface NewRowProps {
  row: GridRow;
  refused: Refused | undefined;
  usual: { code: string; price: string };
}

function NewRow({ row: { key, text }, refused, usual }: NewRowProps) {
  const name = rowField(key, "create");
  return (
    <>
      <th scope="row">
        <label className={grid.create}>
          <input
            type="checkbox"
            name={name}
            defaultChecked={refused ? refused.values[name] !== undefined : true}
          />
          {text}
        </label>
      </th>
      <Cell part="code" label={texts.code} usual={usual.code} {...{ row: key, text, refused }} />
      <Cell part="barcode" label={texts.barcode} usual="" {...{ row: key, text, refused }} />
      <Cell part="price" label={texts.price} usual={usual.price} {...{ row: key, text, refused }} />
    </>
  );
}

interface CellProps {
  row: string;
  text: string;
  part: "code" | "barcode" | "price";
  label: string;
  usual: string;
  refused: Refused | undefined;
}

function Cell({ row, text, part, label, usual, refused }: CellProps) {
  const name = rowField(row, part);
  const error = refused?.errors[name]?.[0];
  return (
    <td>
      <input
        name={name}
        defaultValue={refused?.values[name] ?? usual}
        aria-label={texts.of(label, text)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        inputMode={part === "code" ? undefined : part === "price" ? "decimal" : "numeric"}
        maxLength={64}
        autoComplete="off"
        className={grid.cell}
      />
      {error && (
        <p id={`${name}-error`} className={grid.error}>
          {error}
        </p>
      )}
    </td>
  );
}
