import { Link } from "react-router";
import type { StaffProduct } from "@curat/contract/staff/products";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import type { Refused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { typedLei } from "../../../../components/money/lei.ts";
import { productPage } from "../tabs.ts";
import { LedgerTable } from "../ledger-table.tsx";
import { GridCell, type GridColumn } from "./grid-cell.tsx";
import grid from "./grid.module.css";
import { NET_UNIT, rowField, VARIANTS } from "./grid.ts";
import type { GridRow, RowPart } from "./grid.ts";
import { guessVariantFacts } from "./row-facts.ts";

interface VariantGridProps {
  product: StaffProduct;
  family: StaffVariants;
  grid: GridRow[];
}

/** The selected combinations. Existing variants are links; new ones have fields. */
export function VariantGrid({ product, family, grid: rows }: VariantGridProps) {
  const refused = useRefused(VARIANTS);
  const isFirst = Object.keys(product.fields.variant_values).length === 0;
  const [first] = rows;
  const { net_quantity: net } = product.fields;
  const columns = columnsOf(net?.unit);
  return (
    <ActionForm name={VARIANTS} refused={refused}>
      <input type="hidden" name="version" value={family.version} />
      {isFirst && (
        <Select
          label="Acest produs este"
          name="own"
          options={rows.map(({ key, text }) => ({ value: key, label: text }))}
          defaultValue={refused?.values.own ?? first?.key}
          errors={refused?.errors}
          required
        />
      )}
      {net && (
        <>
          <input type="hidden" name={NET_UNIT} value={net.unit} />
          <p>
            Greutatea și dimensiunile sunt completate automat doar pe rândurile cu aceeași cantitate netă.
            Completează-le pe celelalte; ambalajul pe materiale se completează după creare.
          </p>
        </>
      )}
      <div className={grid.rows}>
        <LedgerTable label="Variante noi">
          <thead>
            <tr>
              <th scope="col">Creează</th>
              {columns.map(({ part, head, label }) => (
                <th key={part} scope="col">
                  {head ?? label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.key}>
                {row.productID === undefined ? (
                  <NewRow
                    {...{ row, refused, columns }}
                    usual={{
                      code: `${product.fields.code}-${place + 1}`.slice(0, 64),
                      barcode: "",
                      price: typedLei(family.list_price),
                      ...guessVariantFacts(row.values, product.fields),
                    }}
                  />
                ) : (
                  <>
                    <th scope="row">{row.text}</th>
                    <td colSpan={columns.length}>
                      <Link to={productPage(row.productID)}>există</Link>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </LedgerTable>
      </div>
      <SendButton form={VARIANTS}>Creează variantele alese</SendButton>
    </ActionForm>
  );
}

interface Column extends GridColumn {
  part: RowPart;
}

function columnsOf(netUnit: string | undefined): Column[] {
  return [
    { part: "code", label: "Cod" },
    { part: "barcode", label: "Cod de bare", inputMode: "numeric" },
    { part: "price", label: "Preț", inputMode: "decimal" },
    ...(netUnit === undefined
      ? []
      : [{ part: "net", label: `Cantitate netă (${netUnit})`, inputMode: "decimal" } satisfies Column]),
    { part: "weight", label: "Greutate (g)", inputMode: "numeric" },
    { part: "size", label: "Lățime × adâncime × înălțime (mm)", head: "L × A × Î (mm)" },
  ];
}

interface NewRowProps {
  row: GridRow;
  columns: Column[];
  refused: Refused | undefined;
  usual: Record<RowPart, string>;
}

function NewRow({ row: { key, text }, columns, refused, usual }: NewRowProps) {
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
      {columns.map((column) => (
        <GridCell
          key={column.part}
          {...column}
          {...{ text, refused }}
          name={rowField(key, column.part)}
          usual={usual[column.part]}
        />
      ))}
    </>
  );
}
