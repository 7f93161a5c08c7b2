import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { RowButtons } from "../../../components/rows/row-buttons.tsx";
import { PRESS_FIELD, rowField } from "../../../components/rows/rows.ts";
import { PARTS, ROWS, rowError, rowsOfText } from "./price-rows.ts";
import styles from "./price-rows.module.css";
import { texts } from "./texts.ts";

interface Values {
  refused: Refused | undefined;
  filled: Typed;
}

export const PRICE_RENDERER = { prices: (values: Values) => <PriceRowsField {...values} /> };

/** Prices as rows, with an empty one at the end. */
function PriceRowsField({ refused, filled }: Values) {
  const rows = [...rowsOfText((refused?.values ?? filled).prices ?? ""), {}];
  const error = refused?.errors.prices?.[0];
  const wrong = error === undefined ? undefined : rowError(error);
  return (
    <>
      <EnterButton />
      <LineTable
        label={texts.prices}
        heads={[...PARTS.map((part) => texts.parts[part]), texts.order]}
        className={styles["price-rows"]}
      >
        {rows.map((row, place) => (
          // Rows have no identity but their place; the key makes React show the new values after a row moved.
          <tr key={`${place}-${JSON.stringify(row)}`}>
            {PARTS.map((part) => (
              <td key={part}>
                <Field
                  name={rowField(ROWS, place, part)}
                  label={texts.rowLabel(place + 1, texts.parts[part])}
                  defaultValue={row[part] ?? ""}
                  {...(part === "price" &&
                    wrong?.place === place && { errors: { [rowField(ROWS, place, part)]: [wrong.message] } })}
                  inputMode={part === "counties" ? "text" : "decimal"}
                  maxLength={part === "counties" ? 200 : 14}
                  autoComplete="off"
                />
              </td>
            ))}
            <td>
              {place < rows.length - 1 && (
                <RowButtons {...{ place, count: rows.length - 1 }} name={texts.row(place + 1)} />
              )}
            </td>
          </tr>
        ))}
      </LineTable>
      <Button name={PRESS_FIELD} value="add" variant="secondary">
        {texts.addRow}
      </Button>
    </>
  );
}
