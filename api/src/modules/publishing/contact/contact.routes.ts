import { sendMessage } from "@curat/contract/contact";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { storeMessage } from "./contact.service.ts";
import { contactTexts } from "./texts.ts";

export function contactRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, sendMessage, async ({ body: { productid, lastname, ...fields } }) => {
    const isStored = await storeMessage(context, {
      ...fields,
      lastName: lastname,
      productId: productid ?? null,
    });
    if (!isStored) throw invalid({ productid: [MESSAGES.invalid("Produs")] });
    return { data: null, message: contactTexts.sent };
  });
}
