import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import type { Refused } from "../../../components/form/refused.ts";
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

/** Fields for the price rows. The last row is empty, for a new row. */
function PriceRowsField({ refused, filled }: Values) {
  const rows = [...rowsOfText((refused?.values ?? filled).prices ?? ""), {}];
  const error = refused?.errors.prices?.[0];
  const wrong = error === undefined ? undefined : rowError(error);
  return (
    <>
      <EnterButton />
      {rows.map((row, place) => (
        // Rows have no ids. The key contains the row's values, so that React shows the new ones after a row moved.
        <fieldset key={`${place}-${JSON.stringify(row)}`} className={styles["price-row"]}>
          <legend>{texts.row(place + 1)}</legend>
          <div className={styles["price-row__fields"]}>
            {PARTS.map((part) => (
              <Field
                key={part}
                name={rowField(ROWS, place, part)}
                label={texts.parts[part]}
                defaultValue={row[part] ?? ""}
                {...(part === "price" &&
                  wrong?.place === place && { errors: { [rowField(ROWS, place, part)]: [wrong.message] } })}
                inputMode={part === "counties" ? "text" : "decimal"}
                maxLength={part === "counties" ? 200 : 14}
                autoComplete="off"
              />
            ))}
          </div>
          {place < rows.length - 1 && (
            <RowButtons {...{ place, count: rows.length - 1 }} name={texts.row(place + 1)} />
          )}
        </fieldset>
      ))}
      <Button name={PRESS_FIELD} value="add" variant="secondary">
        {texts.addRow}
      </Button>
    </>
  );
}
