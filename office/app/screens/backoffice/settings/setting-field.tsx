import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import type { Shape } from "./setting-shape.ts";
import { countField, countIn, pairName, pairValue, rowLabel, switchField } from "./setting-values.ts";
import type { Words } from "./setting-values.ts";
import styles from "./settings.module.css";

import { countOf } from "@curat/contract/quantity-text.values";
interface Part {
  shape: Shape;
  words: Words;
  typed: Typed;
  errors: Record<string, string[]> | undefined;
  path: string;
  /** The last segment of the path that can have a label. Row numbers have no label. */
  name: string;
  label: string;
}

export function SettingField({ label: ownLabel, ...part }: Omit<Part, "label"> & { label?: string }) {
  const { shape, words, typed, errors, path, name } = part;
  const word = words[name];
  const label = ownLabel ?? word?.label ?? name;
  const hint = word?.row === undefined ? word?.hint : undefined;
  const fieldProps = { label, name: path, errors, defaultValue: typed[path] ?? "" };
  switch (shape.kind) {
    case "text": {
      const { max = 5_000, isRequired } = shape;
      if (word?.isHtml) return <HtmlField {...fieldProps} hint={hint} required={isRequired} />;
      return word?.isLong || max > 5_000 ? (
        <Textarea {...fieldProps} limit={max} required={isRequired} />
      ) : (
        <Field {...fieldProps} hint={hint} maxLength={max} required={isRequired} autoComplete="off" />
      );
    }
    case "number":
      return (
        <Field
          {...fieldProps}
          label={word?.unit ? `${label} (${word.unit})` : label}
          hint={hint}
          inputMode={word?.unit === "lei" ? "decimal" : "numeric"}
          autoComplete="off"
        />
      );
    case "box":
      return (
        <Checkbox label={label} name={path} errors={errors} defaultChecked={typed[path] !== undefined} />
      );
    case "choice": {
      const options = shape.values.map((value) => ({
        value,
        label: word?.options?.[value] ?? String(value),
      }));
      return <Select {...fieldProps} hint={hint} options={options} />;
    }
    case "group":
      return <Group {...part} shape={shape} label={label} />;
    case "rows":
    case "pairs":
      return <Rows {...part} shape={shape} label={label} />;
  }
}

function Group({ shape, label, ...part }: Part & { shape: Shape & { kind: "group" } }) {
  const { words, typed, errors, path } = part;
  const fields = shape.fields.map((field) => (
    <SettingField
      key={field.name}
      {...part}
      shape={field.shape}
      path={`${path}.${field.name}`}
      name={field.name}
      label={words[field.name]?.label}
    />
  ));
  if (path === "value") return fields;
  const isOn = typed[switchField(path)] !== undefined;
  return (
    <fieldset className={`stack gap-3 p-4 bordered rounded ${styles.group}`} aria-label={label}>
      {!shape.isSwitched && <legend>{label}</legend>}
      {shape.isSwitched && (
        <Checkbox label={label} name={switchField(path)} errors={errors} defaultChecked={isOn} />
      )}
      {fields}
    </fieldset>
  );
}

function Rows({ shape, label, ...part }: Part & { shape: Shape & { kind: "rows" | "pairs" } }) {
  const { words, typed, errors, path, name } = part;
  const count = countIn(typed, path);
  const row = words[name]?.one ?? "un rând";
  return (
    <fieldset className={`stack gap-3 p-4 bordered rounded ${styles.group}`}>
      <legend>{label}</legend>
      {words[name]?.hint && <p className={styles.hint}>{words[name].hint}</p>}
      <input type="hidden" name={countField(path)} value={count} />
      {(errors?.[path] ?? []).map((error) => (
        <p key={error} className="text-primary text-s bold" role="alert">
          {error}
        </p>
      ))}
      {count === 0 && <p className={styles.hint}>Nu ai adăugat încă nimic.</p>}
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          key={index}
          className={`items-end gap-3 pb-3 line-below ${styles.row}`}
          aria-label={rowLabel(words, name, index)}
        >
          {shape.kind === "pairs" ? (
            <Pair {...part} value={shape.value} index={index} />
          ) : (
            <RowFields {...part} row={shape.row} index={index} />
          )}
          <Button variant="quiet" name="drop" value={`${path}.${index}`}>
            Șterge <span className="visually-hidden">{rowLabel(words, name, index)}</span>
          </Button>
        </fieldset>
      ))}
      {shape.kind === "rows" && shape.max !== undefined && count >= shape.max ? (
        <p className={styles.hint}>
          Ai atins limita de {countOf(shape.max, "rânduri")}: șterge unul ca să adaugi altul.
        </p>
      ) : (
        <Button variant="secondary" name="add" value={path}>
          Adaugă {row}
        </Button>
      )}
    </fieldset>
  );
}

function RowFields({ row, index, ...part }: Omit<Part, "shape" | "label"> & { row: Shape; index: number }) {
  const path = `${part.path}.${index}`;
  if (row.kind !== "group") return <SettingField {...part} shape={row} path={path} />;
  return row.fields.map(({ name, shape }) => (
    <SettingField key={name} {...part} shape={shape} path={`${path}.${name}`} name={name} />
  ));
}

function Pair({ value, index, ...part }: Omit<Part, "shape" | "label"> & { value: Shape; index: number }) {
  const { typed, errors, path, words, name } = part;
  const at = pairValue(path, index);
  const error = errors?.[`${path}.${typed[pairName(path, index)] ?? ""}`];
  return (
    <>
      <Field
        label="Cod"
        name={pairName(path, index)}
        defaultValue={typed[pairName(path, index)] ?? ""}
        errors={errors}
        autoComplete="off"
      />
      <SettingField
        {...part}
        shape={value}
        path={at}
        label={words[name]?.label}
        errors={error ? { ...errors, [at]: error } : errors}
      />
    </>
  );
}
