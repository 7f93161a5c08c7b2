import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";

const { name, kind, body } = ANSWER_TEMPLATE.fields;

export const TEMPLATES: ListShape = {
  columns: [
    { key: "denumire", label: name.label, isName: true },
    { key: "pentru", label: kind.label },
    { key: "text", label: body.label },
  ],
  filters: [{ key: "pentru", label: kind.label, kind: "choice", options: optionsOf(kind.options) }],
  sort: { by: "denumire", isDescending: false },
};
