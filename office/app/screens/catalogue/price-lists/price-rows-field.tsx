import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { LineTable } from "../../../components/line-table/line-table.tsx";
import { nameIn } from "../../../components/picking/named.ts";
import { PickedField } from "../../../components/picking/picked-field.tsx";
import { PRESS_FIELD, rowField } from "../../../components/rows/rows.ts";
import { optionsOf } from "../../../lists/options.ts";
import { FILL, ROWS, ROWS_TEXT, TABLE_ROWS, tableRows } from "./price-rows.ts";
import styles from "./price-lists.module.css";
import { texts } from "./texts.ts";

/** Maximum number of characters, which is enough for 5000 rows. */
const TEXT_LIMIT = 200_000;
const BLANK: ShownRow = { target: "product", code: "", code_named: "", rule: "price", value: "", from: "" };

type ShownRow = ReturnType<typeof tableRows>[number];

/** Table of a list's prices. The last row is empty, for a new one. Pasted lines fill the table. */
export function PriceRowsField({ refused, filled }: { refused: Refused | undefined; filled: Typed }) {
  const values = refused?.values ?? filled;
  const rows = tableRows(values);
  const shown = rows.length < TABLE_ROWS ? [...rows, BLANK] : rows;
  const { parts } = texts;
  return (
    <fieldset className={`stack gap-3 ${styles.rows}`}>
      <legend className="bold">{texts.labels.rows}</legend>
      <EnterButton />
      <LineTable
        label={texts.labels.rows}
        heads={[parts.target, parts.code, parts.rule, parts.value, parts.from, texts.rowActs]}
        className={styles.prices}
      >
        {shown.map((row, place) => (
          // Rows have no ids. The key contains the row's values, so that React shows the new ones after a row moved.
          <PriceRowFields
            key={`${place}-${JSON.stringify(row)}`}
            {...{ row, place, errors: refused?.errors, isNew: place === rows.length }}
          />
        ))}
      </LineTable>
      <p>
        <Button name={PRESS_FIELD} value="add" variant="secondary">
          {texts.addRow}
        </Button>
      </p>
      <p className={styles.hint}>{texts.rowsHint}</p>
      <details open={(values[ROWS_TEXT] ?? "") !== ""}>
        <summary className="underline">{texts.labels.rows_text}</summary>
        <div className="stack gap-3 mt-3">
          <Textarea
            key={values[ROWS_TEXT]}
            label={texts.labels.rows_text}
            name={ROWS_TEXT}
            limit={TEXT_LIMIT}
            hint={texts.rowsTextHint}
            defaultValue={values[ROWS_TEXT] ?? ""}
            {...(refused && { errors: refused.errors })}
          />
          <p>
            <Button name={PRESS_FIELD} value={FILL} variant="secondary">
              {texts.fill}
            </Button>
          </p>
        </div>
      </details>
    </fieldset>
  );
}

interface RowProps {
  row: ShownRow;
  place: number;
  errors: FieldErrors;
  isNew: boolean;
}

function PriceRowFields({ row, place, errors, isNew }: RowProps) {
  const [target, setTarget] = useState(row.target);
  const field = (part: "target" | "code" | "rule" | "value" | "from") => ({
    name: rowField(ROWS, place, part),
    label: texts.partOf(texts.parts[part], place + 1),
    defaultValue: row[part],
    errors,
  });
  return (
    <tr>
      <td data-label={texts.parts.target}>
        <Select
          {...field("target")}
          options={optionsOf(texts.targets)}
          onChange={({ currentTarget: { value } }) => setTarget(targetIn(value))}
        />
      </td>
      <td data-label={texts.parts.code}>
        {target === "all" ? (
          texts.targets.all
        ) : (
          <PickedField {...field("code")} kind={target} shownName={nameIn(row.code_named, row.code)} />
        )}
      </td>
      <td data-label={texts.parts.rule}>
        <Select {...field("rule")} options={optionsOf(texts.rules)} />
      </td>
      <td data-label={texts.parts.value}>
        <Field {...field("value")} inputMode="decimal" maxLength={14} autoComplete="off" />
      </td>
      <td data-label={texts.parts.from}>
        <Field {...field("from")} inputMode="numeric" maxLength={7} placeholder="1" autoComplete="off" />
      </td>
      <td>
        {!isNew && (
          <Button
            name={PRESS_FIELD}
            value={`drop.${place}`}
            variant="quiet"
            aria-label={texts.drop(place + 1)}
          >
            <Trash2 aria-hidden size={18} />
          </Button>
        )}
      </td>
    </tr>
  );
}

function targetIn(value: string): ShownRow["target"] {
  return value === "category" || value === "brand" || value === "all" ? value : "product";
}
