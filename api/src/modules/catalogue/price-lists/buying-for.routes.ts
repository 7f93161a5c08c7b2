import * as calls from "@curat/contract/buying-for";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { invalid } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findBuyingFor, putBuyingFor } from "./buying-choice.store.ts";
import { buyingTexts } from "./texts.ts";

export function buyingForRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, calls.getBuyingFor, async ({ customer }) => ({ data: await shown(customer.id) }));

  serve(app, calls.setBuyingFor, async ({ body: { companyID }, customer }) => {
    if (!(await putBuyingFor(db, customer.id, companyID)))
      throw invalid({ companyID: [MESSAGES.invalid("Firmă")] });
    return { data: await shown(customer.id), message: buyingTexts.chosen };
  });

  async function shown(customerId: number) {
    const { isChosen, companyId, companyIds } = await findBuyingFor(db, customerId);
    return { chosen: isChosen, companyID: companyId, companies: companyIds };
  }
}
