import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { CodesField } from "../../../components/picking/codes-field.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import type { BlockField } from "./described-fields.ts";

interface OneFieldProps {
  field: Pick<BlockField, "kind" | "label" | "hint" | "options">;
  name: string;
  defaultValue: string;
  errors: FieldErrors;
  mayUpload: boolean;
}

/** Maximum number of characters, which is enough for the codes of 100 products. */
const MAX_CODES = 10_000;

export function OneField({ field, mayUpload, ...named }: OneFieldProps) {
  const { kind, label, hint, options = [] } = field;
  const props = { ...named, label };
  switch (kind) {
    case "html":
      return <HtmlField {...props} hint={hint} />;
    case "picture":
      return <PictureField {...props} mayUpload={mayUpload} />;
    case "choice":
      return <Select {...props} hint={hint} options={options} />;
    case "products":
      return <CodesField {...props} limit={MAX_CODES} />;
    case "line":
    case "link":
      return <Field {...props} hint={hint} maxLength={500} autoComplete="off" />;
  }
}
