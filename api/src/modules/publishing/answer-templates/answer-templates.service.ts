import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewTemplateBody, TemplateFields } from "@curat/contract/staff/answer-templates";
import type { ApiContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import {
  type Actor,
  type WriteInput,
  changeRecord,
  createRecord,
  type RecordWrites,
  removeRecord,
  type Written,
} from "../../platform/changes/index.ts";
import type { Template } from "./answer-templates.rules.ts";
import {
  deleteTemplate,
  isNameTaken,
  lockTemplates,
  nextTemplateId,
  putTemplate,
} from "./answer-templates.store.ts";

type Shop = Pick<ApiContext, "db">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenTemplate = Written<Template, Refused>;

const TEMPLATES: RecordWrites<Template, Refused> = {
  kind: "answer_template",
  title: ({ name }) => `Șablonul „${name}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(ANSWER_TEMPLATE),
  kept: (template) => template,
  touched: () => [],
  lock: lockTemplates,
  refuse,
  store: async (tx, templates) => {
    for (const template of templates) await putTemplate(tx, template);
  },
};

export function createTemplate(
  { db }: Shop,
  { body, actor }: { body: NewTemplateBody; actor: Actor },
): Promise<WrittenTemplate> {
  const make = async (tx: Tx) => ({ id: await nextTemplateId(tx), ...body });
  return createRecord(db, TEMPLATES, { actor, make });
}

export function changeTemplate(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: TemplateFields },
): Promise<WrittenTemplate> {
  return changeRecord(db, TEMPLATES, { ...input, change: (before) => ({ ...before, ...fields }) });
}

export function removeTemplate({ db }: Shop, input: WriteInput): Promise<WrittenTemplate> {
  return removeRecord(db, TEMPLATES, { ...input, remove: (tx, { id }) => deleteTemplate(tx, id) });
}

async function refuse(tx: Tx, template: Template): Promise<Refused | undefined> {
  if (!(await isNameTaken(tx, template))) return undefined;
  return {
    ok: false,
    error: "refused",
    errors: { name: ["Există deja un șablon cu această denumire: scrie alta."] },
  };
}
