import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { blockField } from "../../../components/blocks/blocks.ts";
import { BLOCK_FIELDS } from "./described-fields.ts";
import { OneField } from "./one-field.tsx";
import { typeIn } from "./page-values.ts";
import { texts } from "./texts.ts";

interface BlockFieldsProps {
  place: number;
  typed: Typed;
  errors: FieldErrors;
  mayUpload: boolean;
}

export function BlockFields({ place, typed, errors, mayUpload }: BlockFieldsProps) {
  const type = typeIn(typed, place);
  const value = (name: string): string => typed[blockField(place, name)] ?? "";
  return (
    <>
      <input type="hidden" name={blockField(place, "type")} value={type} />
      <Checkbox
        label="Afișează în pagină"
        name={blockField(place, "status")}
        defaultChecked={isShown(typed, place)}
        errors={errors}
      />
      {BLOCK_FIELDS.map((field) => {
        const name = blockField(place, field.name);
        // Hidden fields keep the values of fields that this type of block does not show.
        if (!field.of.includes(type))
          return <input key={name} type="hidden" name={name} value={value(field.name)} />;
        return (
          <OneField
            key={name}
            field={field}
            {...{ name, errors, mayUpload }}
            defaultValue={value(field.name)}
          />
        );
      })}
    </>
  );
}

/** One line that describes a collapsed block. */
export function BlockSummary({ place, typed }: Pick<BlockFieldsProps, "place" | "typed">) {
  const title = typed[blockField(place, "info.objtitle")];
  return (
    <>
      {texts.block(place, typeIn(typed, place), title)}
      {!isShown(typed, place) && <small> (ascuns)</small>}
    </>
  );
}

function isShown(typed: Typed, place: number): boolean {
  return typed[blockField(place, "status")] === "on";
}
