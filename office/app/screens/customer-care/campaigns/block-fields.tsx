import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { blockField } from "../../../components/blocks/blocks.ts";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { CodesField } from "../../../components/picking/codes-field.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { typeIn } from "./campaign-values.ts";
import { BLOCK_LABELS, texts } from "./texts.ts";

interface BlockFieldsProps {
  place: number;
  typed: Typed;
  errors: FieldErrors;
  mayUpload: boolean;
}

/** Maximum number of characters, which is enough for 24 codes of 64 characters. */
const MAX_CODES = 1_600;

export function BlockFields({ place, typed, errors, mayUpload }: BlockFieldsProps) {
  const type = typeIn(typed, place);
  const field = (name: keyof typeof BLOCK_LABELS) => ({
    name: blockField(place, name),
    label: BLOCK_LABELS[name],
    defaultValue: typed[blockField(place, name)] ?? "",
    errors,
  });
  return (
    <>
      <input type="hidden" name={blockField(place, "type")} value={type} />
      {type === "heading" && <Field {...field("text")} maxLength={150} autoComplete="off" />}
      {type === "text" && <HtmlField {...field("html")} />}
      {type === "products" && <CodesField {...field("product_ids")} limit={MAX_CODES} />}
      {type === "coupon" && (
        <Field
          {...field("code")}
          hint="Un cod pe care îl poate folosi oricine. Condițiile lui apar sub cod."
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      {type === "picture" && (
        <>
          <PictureField {...field("picture")} mayUpload={mayUpload} />
          <Field {...field("alt")} maxLength={200} autoComplete="off" />
        </>
      )}
      {type === "button" && <Field {...field("label")} maxLength={60} autoComplete="off" />}
      {(type === "button" || type === "picture") && (
        <Field
          {...field("link")}
          hint={texts.link}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
    </>
  );
}

/** Returns a line that describes a collapsed block. */
export function summaryOf(typed: Typed, place: number): string {
  const value = (name: string) => typed[blockField(place, name)] ?? "";
  return texts.block(
    place,
    typeIn(typed, place),
    value("text") || value("alt") || value("label") || value("code"),
  );
}
