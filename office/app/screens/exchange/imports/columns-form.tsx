import type { DataImport, SheetColumn } from "@curat/contract/staff/imports";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { UnresolvedPlaces } from "../../../components/unresolved-places/unresolved-places.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { COLUMN_FIELD } from "./columns-field.ts";
import styles from "./imports.module.css";

const DECIMAL_MARKS = [
  { value: ".", label: "punct: 12.500 este doisprezece și jumătate" },
  { value: ",", label: "virgulă: 12.500 este douăsprezece mii cinci sute" },
];
const PIECES = [
  { value: "nu", label: "stoc numărat: înlocuiesc stocul actual" },
  { value: "da", label: "livrare: se adaugă la stocul actual" },
];

export function ColumnsForm({ file, columns }: { file: DataImport; columns: SheetColumn[] }) {
  const refused = useRefused("check");
  const options = file.head.map((name, value) => ({ value, label: placeText(name, value, file.sample) }));
  return (
    <ActionForm name="check" refused={refused}>
      <input type="hidden" name="version" value={file.version} />
      <p>
        Alege coloana din fișier pentru fiecare câmp. Alegerea se păstrează pentru următorul fișier de același
        tip.
      </p>
      <FormMessages messages={refused?.errors.columns ?? []} />
      <div className={`grid gap-x-4 gap-y-3 ${styles.columns}`}>
        {columns.map(({ key, label, hint, is_needed }) => (
          <Select
            key={key}
            label={label}
            name={`${COLUMN_FIELD}${key}`}
            options={options}
            placeholder="nu este în fișier"
            hint={[hint, is_needed && "obligatoriu la rândurile noi"].filter(Boolean).join("; ") || undefined}
            defaultValue={refused?.values[`${COLUMN_FIELD}${key}`] ?? file.columns[key] ?? ""}
          />
        ))}
      </div>
      {columns.some(({ is_number }) => is_number) && (
        <Select
          label="Separator zecimal"
          name="decimal_mark"
          options={DECIMAL_MARKS}
          placeholder="detectat din fișier"
          hint="alege-l doar când nu reiese din fișier, ca la 12.500"
          defaultValue={refused?.values.decimal_mark ?? file.decimal_mark ?? ""}
        />
      )}
      {file.kind === "stock" && (
        <Select
          label="Tipul cantităților din fișier"
          name="adds"
          options={PIECES}
          placeholder="Alege"
          errors={refused?.errors}
          defaultValue={refused?.values.adds ?? (file.adds === null ? "" : file.adds ? "da" : "nu")}
        />
      )}
      <UnresolvedPlaces places={file.places} typed={refused?.values} errors={refused?.errors} />
      <SendButton form="check">{file.check ? "Verifică din nou" : "Verifică fișierul"}</SendButton>
    </ActionForm>
  );
}

function placeText(name: string, place: number, sample: string[][]): string {
  const first = sample.map((row) => row[place] ?? "").find((cell) => cell !== "") ?? "";
  const example = first === "" ? "" : ` (${first.length > 30 ? `${first.slice(0, 29)}…` : first})`;
  return `${letterOf(place)}: ${name}${example}`;
}

function letterOf(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}
