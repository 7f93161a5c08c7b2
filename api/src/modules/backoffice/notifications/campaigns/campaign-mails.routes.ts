import * as calls from "@curat/contract/staff/campaigns";
import { randomUUID } from "node:crypto";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { idOf } from "../../../../http/ids.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Campaign, findCampaign } from "../../../customer-care/campaigns/index.ts";
import { findReader } from "../../../platform/staff/index.ts";
import { campaignMail } from "./campaign-mail.ts";
import { loadCampaignFacts } from "./load-campaign.ts";

const NO_ADDRESS = "O cheie API nu are adresă de e-mail: trimite e-mailul de probă din contul tău.";

export function campaignMailsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, config } = context;

  async function found(id: string): Promise<Campaign> {
    const campaign = await findCampaign(db, idOf(id));
    if (!campaign) throw notFound();
    return campaign;
  }

  serve(app, calls.previewCampaign, async ({ params }) => {
    const { id, content } = await found(params.id);
    const facts = await loadCampaignFacts(context, content);
    // The unsubscribe link in a preview has no effect.
    const recipient = { id: `campaign-${id}-preview`, to: "", unsubscribeUrl: config.shopUrl };
    const { subject, html, text } = campaignMail(facts, recipient);
    return { data: { subject, html: html.markup, text } };
  });

  serve(app, calls.testCampaign, async ({ params, staff }) => {
    const { id: campaignId } = await found(params.id);
    const reader = staff.kind === "staff" ? await findReader(db, Number(staff.id)) : undefined;
    if (!reader) throw invalid({ id: [NO_ADDRESS] });
    const request = randomUUID();
    const payload = { memberId: Number(staff.id), campaignId, request };
    await transaction(db, (tx) => enqueue(tx, "campaign_test_mail", payload, `campaign-test:${request}`));
    return { data: { to: reader.email } };
  });
}
