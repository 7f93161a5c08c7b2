import type { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

export type Template = { id: number } & ValuesOf<typeof ANSWER_TEMPLATE>;
