/** A ready answer, and what its fields are called. Pure. */
import type { AnswerTemplate, TemplateFields } from "@curat/contract/staff/answer-templates";
import type { TemplateKind } from "@curat/contract/staff/answer-templates.values";

export interface Template {
  id: number;
  name: string;
  kind: TemplateKind;
  body: string;
}

/** A template's fields as people call them. */
export const TEMPLATE_LABELS = {
  name: "denumirea",
  kind: "pentru ce este",
  body: "textul",
} satisfies Partial<Record<keyof Template, string>>;

export function toWireTemplate(template: Template, version: number): AnswerTemplate {
  return { ...template, version };
}

/** The template with the fields that are told. */
export function withFields(template: Template, fields: TemplateFields): Template {
  return {
    id: template.id,
    name: fields.name ?? template.name,
    kind: fields.kind ?? template.kind,
    body: fields.body ?? template.body,
  };
}
