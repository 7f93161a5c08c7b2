import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/texts";
import type { ImportedText } from "@curat/contract/staff/texts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

import { counted } from "@curat/contract/quantity-text.values";
export interface TriedTexts {
  told: ImportedText[];
  same: number;
  version: number;
  /** The accepted texts as JSON, which are saved after confirmation. */
  body: string;
}

export async function loadTextsImport({ context }: LoaderFunctionArgs) {
  if (!(await mayDo(context))("settings:edit")) throw data(null, { status: 403 });
  return null;
}

/** Previews an uploaded file of texts, or saves the previewed texts. */
export async function importShopTexts({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case "try": {
      const file = form.get("file");
      const body = { file: file instanceof File ? file : new File([], "") };
      const sent = await send(context, form, calls.tryShopTexts, { as: "form", body });
      if (!sent.ok) return sent.refusal;
      const good = sent.data.told.filter(({ why }) => why === null);
      const tried: TriedTexts = {
        ...sent.data,
        body: JSON.stringify(good.map(({ key, after }) => ({ key, text: after }))),
      };
      return { tried };
    }
    case "write": {
      const body = { texts: textsIn(textOf(form, "texts")), version: Number(textOf(form, "version")) };
      const sent = await send(context, form, calls.changeShopTexts, { body });
      return sent.ok
        ? leaveTo(
            context,
            "/texte-magazin",
            `${counted(sent.data.changed, "Un text a fost schimbat", "texte au fost schimbate")}. Modificările apar deja în magazin.`,
          )
        : sent.refusal;
    }
    default:
      throw data(null, { status: 404 });
  }
}

/** Parses the texts. The cast is safe, because the API refuses anything that is not a list of texts. */
function textsIn(json: string): { key: string; text: string }[] {
  try {
    return JSON.parse(json) as { key: string; text: string }[];
  } catch {
    return [];
  }
}
