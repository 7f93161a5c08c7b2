/** A ready answer as its form holds it. */
import type { AnswerTemplate } from "@curat/contract/staff/answer-templates";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../components/form/conflict/conflict.ts";
import { texts } from "./texts.ts";

export function filledTemplate({ name, kind, body }: Pick<AnswerTemplate, "name" | "kind" | "body">): Typed {
  return { name, kind, body };
}

const KINDS: Partial<Record<string, string>> = texts.kinds;

export const COMPARED_TEMPLATE: Compared = {
  labels: { name: texts.name, kind: texts.kind, body: texts.body },
  say: (name, value = "") => (name === "kind" ? (KINDS[value] ?? value) : value),
};
