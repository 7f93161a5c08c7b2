import { sendMessage } from "@curat/contract/contact";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { keepMessage } from "./contact.service.ts";
import { contactTexts } from "./texts.ts";

export function contactRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, sendMessage, async ({ body: { productid, lastname, ...fields } }) => {
    const isKept = await keepMessage(context, {
      ...fields,
      lastName: lastname,
      productId: productid ?? null,
    });
    if (!isKept) throw invalid({ productid: [MESSAGES.invalid("Produs")] });
    return { data: null, message: contactTexts.sent };
  });
}
