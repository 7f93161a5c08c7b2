import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { TEMPLATE_KINDS, TEMPLATE_PLACES_TEXT, unknownPlace } from "./answer-templates.values.ts";
import { ANSWER_TEMPLATE } from "./answer-template.values.ts";
import { removed, versionField, versionQuery } from "./content.fields.ts";
import { storedShape, writtenShape } from "./record.fields.ts";

const tag = "Staff: reply templates";

const answerTemplate = z
  .object({
    id: z.int(),
    ...storedShape(ANSWER_TEMPLATE),
    version: z.int(),
  })
  .openapi("AnswerTemplate");
export type AnswerTemplate = z.infer<typeof answerTemplate>;

const written = writtenShape(ANSWER_TEMPLATE);
const fields = z.object({
  ...written,
  body: written.body.refine((text) => unknownPlace(text) === undefined, {
    error: ({ input }) =>
      `Câmpul ${unknownPlace(String(input))} nu există; poți folosi ${TEMPLATE_PLACES_TEXT}.`,
  }),
});
const changedFields = fields.partial();
export type TemplateFields = z.infer<typeof changedFields>;
const newFields = z.object(fields.shape, { error: MESSAGES.malformed });
export type NewTemplateBody = z.infer<typeof newFields>;

export const listAnswerTemplates = call({
  method: "get",
  path: "/staff/answer-templates",
  tag,
  summary: "Lists reply templates by name; `kind` is the type of message they reply to",
  access: { staff: "templates:view" },
  effect: "read",
  request: { query: z.object({ kind: z.enum(TEMPLATE_KINDS).optional() }) },
  answer: one(z.array(answerTemplate)),
});

export const getAnswerTemplate = call({
  method: "get",
  path: "/staff/answer-templates/{id}",
  tag,
  summary: "Returns one reply template",
  access: { staff: "templates:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(answerTemplate),
});

export const createAnswerTemplate = call({
  method: "post",
  path: "/staff/answer-templates",
  tag,
  summary: "Creates a reply template; 422 if another template of this kind has the name",
  access: { staff: "templates:edit" },
  effect: "write",
  request: { body: json(newFields) },
  answer: one(answerTemplate),
});

export const changeAnswerTemplate = call({
  method: "put",
  path: "/staff/answer-templates/{id}",
  tag,
  summary: "Updates the given fields if `version` is current; otherwise 409 with the current record",
  access: { staff: "templates:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(answerTemplate),
});

export const removeAnswerTemplate = call({
  method: "delete",
  path: "/staff/answer-templates/{id}",
  tag,
  summary: "Deletes a reply template; sent replies are unaffected",
  access: { staff: "templates:edit" },
  effect: "write",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});
