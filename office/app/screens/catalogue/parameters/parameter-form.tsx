import type { StaffParameter } from "@curat/contract/staff/parameters";
import { Field } from "@curat/ui/form/field.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { filledParameter, valueField } from "./parameter-fields.ts";
import styles from "./parameters.module.css";
import { texts } from "./texts.ts";

const FORM = "parameter";
const ADDED_LIMIT = 20_000;

export function ParameterForm({ parameter }: { parameter?: StaffParameter }) {
  const refused = useRefused(FORM);
  const filled = parameter ? filledParameter(parameter) : {};
  const field = filledFields(texts.labels, { refused, filled });
  const values = parameter?.values ?? [];
  return (
    <ActionForm name={FORM} refused={refused} loaded={parameter && filled}>
      {parameter && <input type="hidden" name="version" value={parameter.version} />}
      <Field {...field("parameter")} required autoComplete="off" />
      <Field
        {...field("slug")}
        hint="Adresa valorii apare în adresele listelor filtrate, de exemplu parfum:lavanda. Dacă o lași goală, se generează din denumire."
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      {values.length > 0 && <p>Numărul stabilește ordinea: o valoare cu 15 apare între cele cu 10 și 20.</p>}
      <ul className={`list grid gap-2 ${styles.values}`}>
        {values.map((value) => (
          <ValueRow key={value.valueID} value={value} {...{ refused, filled }} />
        ))}
      </ul>
      <Textarea {...field("added")} limit={ADDED_LIMIT} />
      <p className={styles.hint}>Câte una pe rând.</p>
      <SendButton form={FORM}>{parameter ? "Salvează caracteristica" : "Adaugă caracteristica"}</SendButton>
    </ActionForm>
  );
}

interface ValueRowProps {
  value: StaffParameter["values"][number];
  refused: ReturnType<typeof useRefused>;
  filled: Record<string, string>;
}

/** Row for a value. A value that products use cannot be removed, only merged. */
function ValueRow({ value: { valueID: id, value, products }, refused, filled }: ValueRowProps) {
  const names = {
    [valueField(id, "value")]: "Valoare",
    [valueField(id, "slug")]: "Adresa valorii",
    [valueField(id, "place")]: "Loc",
  };
  const field = filledFields(names, { refused, filled });
  return (
    <li className="stack items-end gap-2 pb-2 line-below">
      <Field {...field(valueField(id, "value"))} aria-label={texts.valueLabel("Valoare", value)} />
      <Field
        {...field(valueField(id, "slug"))}
        aria-label={texts.valueLabel("Adresa valorii", value)}
        autoCapitalize="none"
      />
      <Field
        {...field(valueField(id, "place"))}
        aria-label={texts.valueLabel("Loc", value)}
        inputMode="numeric"
        maxLength={6}
      />
      {products > 0 ? (
        <small>{texts.products(products)}</small>
      ) : (
        <label>
          <input
            type="checkbox"
            name={valueField(id, "gone")}
            defaultChecked={refused?.values[valueField(id, "gone")] !== undefined}
            aria-label={texts.valueLabel("Șterge", value)}
          />
          Șterge
        </label>
      )}
    </li>
  );
}
