import { Link } from "react-router";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import type { Refused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { moveInGrid, pasteIntoGrid } from "../../../../components/grid-keys/grid-keys.ts";
import { Price } from "../../../../components/money/price.tsx";
import { ProductState } from "../../../../components/status/product-status.tsx";
import ledger from "../ledger.module.css";
import { productPage } from "../tabs.ts";
import { MEASURES, measureField, shownMeasures } from "./family-fields.ts";
import type { Measure } from "./family-fields.ts";
import { GridCell, type GridColumn } from "./grid-cell.tsx";
import grid from "./grid.module.css";

const COLUMNS: (GridColumn & { part: Measure })[] = [
  { part: "net", label: "Cantitate netă" },
  { part: "weight", label: "Greutate (g)", inputMode: "numeric" },
  { part: "size", label: "Lățime × adâncime × înălțime (mm)", head: "L × A × Î (mm)" },
];

/** The family's variants with their measures, saved at once. Enter moves to the row below. */
export function FamilyGrid({ family: { variants } }: { family: StaffVariants }) {
  const refused = useRefused(MEASURES);
  return (
    <ActionForm name={MEASURES} refused={refused}>
      <div className={grid.rows}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the area scrolls */}
        <section className="relative scroll-x" aria-label="Variante existente" tabIndex={0}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields bubble up to it */}
          <table className={`w-full text-s ${ledger.ledger}`} onPaste={pasteIntoGrid} onKeyDown={moveInGrid}>
            <thead>
              <tr>
                <th scope="col">Varianta</th>
                {COLUMNS.map(({ part, head, label }) => (
                  <th key={part} scope="col">
                    {head ?? label}
                  </th>
                ))}
                <th scope="col" className={ledger.number}>
                  Preț
                </th>
                <th scope="col" className={ledger.number}>
                  Stoc
                </th>
                <th scope="col">Stare</th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant) => (
                <Row key={variant.productID} {...{ variant, refused }} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <SendButton form={MEASURES}>Salvează măsurile</SendButton>
    </ActionForm>
  );
}

interface RowProps {
  variant: StaffVariants["variants"][number];
  refused: Refused | undefined;
}

function Row({ variant, refused }: RowProps) {
  const { productID: id, version, code, values } = variant;
  const versionField = measureField(id, "version");
  const shown = shownMeasures(variant);
  return (
    <tr>
      <th scope="row">
        <input type="hidden" name={versionField} value={refused?.values[versionField] ?? version} />
        <Link to={productPage(id)}>{code}</Link>
        <div>{Object.values(values).join(", ")}</div>
      </th>
      {COLUMNS.map(({ part, ...column }) => (
        <GridCell
          key={part}
          {...column}
          {...{ refused }}
          text={code}
          name={measureField(id, part)}
          usual={shown[part]}
        />
      ))}
      <td className={ledger.number}>
        <span className={grid.label} aria-hidden>
          Preț
        </span>
        <Price lei={variant.price} />
      </td>
      <td className={ledger.number}>
        <span className={grid.label} aria-hidden>
          Stoc
        </span>
        {variant.stock}
      </td>
      <td>
        <ProductState product={variant} />
      </td>
    </tr>
  );
}
