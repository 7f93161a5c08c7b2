import * as calls from "@curat/contract/staff/campaigns";
import { toLei } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { couponsIn } from "./campaigns.rules.ts";
import * as campaigns from "./campaigns.service.ts";
import { type Campaign, findCampaign, listCampaigns } from "./campaigns.store.ts";
import { toWireCampaign, toWireFigures, toWireListed, toWireSuppression } from "./campaigns.wire.ts";
import { loadFigures } from "./figures.store.ts";
import { countAudience } from "./recipients.store.ts";
import { loadReminderFigures } from "./reminders.store.ts";
import { addComplaint, endSuppression } from "./suppressions.service.ts";
import { listSuppressions } from "./suppressions.store.ts";

const ROWS_PER_PAGE = 20;
const NONE = { reminders: 0, orders: 0, bani: 0 };

type Outcome = Awaited<ReturnType<typeof campaigns.changeCampaign>>;

export function campaignsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  async function found(id: number): Promise<Campaign> {
    const campaign = await findCampaign(db, id);
    if (!campaign) throw notFound();
    return campaign;
  }

  async function shown(id: number) {
    const campaign = await found(id);
    const { sent, waiting, refused, failed, unknown, skipped } = await loadFigures(db, id, []);
    const recipients = sent + waiting + refused + failed + unknown + skipped;
    const version = await versionOf(db, { kind: "campaign", id });
    return toWireCampaign(campaign, { recipients, sent, version });
  }

  async function after(id: number, outcome: Outcome) {
    if (outcome === undefined) throw notFound();
    if (outcome !== "done") throw invalid(outcome.errors);
    return { data: await shown(id) };
  }

  serve(app, calls.listCampaigns, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listCampaigns(db, { ...paging, state });
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "campaign", ids);
    const listed = rows.map((row) => toWireListed(row, versions.get(row.id) ?? 0));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getCampaign, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createCampaign, async ({ body: { subject, copy_of: copyOf }, staff }) => {
    const id = await campaigns.createCampaign(context, { subject, copyOf }, staff);
    if (id === undefined) throw notFound();
    return { data: await shown(id) };
  });

  serve(
    app,
    calls.changeCampaign,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const id = idOf(params.id);
      return after(
        id,
        await campaigns.changeCampaign(context, id, { ...fields, expectedVersion, actor: staff }),
      );
    },
  );

  serve(app, calls.removeCampaign, async ({ params, query: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const outcome = await campaigns.removeCampaign(context, id, { expectedVersion, actor: staff });
    if (!outcome) throw notFound();
    if ("errors" in outcome) throw invalid(outcome.errors);
    return { data: { id, version: outcome.version } };
  });

  serve(app, calls.scheduleCampaign, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const sendAt = body.send_at === undefined ? undefined : new Date(body.send_at);
    const write = { sendAt, expectedVersion: body.version, actor: staff };
    return after(id, await campaigns.scheduleCampaign(context, id, write));
  });

  serve(app, calls.stopCampaign, async ({ params, body: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    return after(id, await campaigns.stopCampaign(context, id, { expectedVersion, actor: staff }));
  });

  serve(app, calls.countRecipients, async ({ params }) => {
    const { audience } = await found(idOf(params.id));
    return { data: await countAudience(db, audience, now()) };
  });

  serve(app, calls.readCampaignFigures, async ({ params }) => {
    const { id, content } = await found(idOf(params.id));
    return { data: toWireFigures(await loadFigures(db, id, couponsIn(content.blocks))) };
  });

  serve(app, calls.readReminderFigures, async () => {
    const rows = await loadReminderFigures(db, now());
    const of = (kind: string) => {
      const { reminders, orders, bani } = rows.find((row) => row.kind === kind) ?? NONE;
      return { reminders, orders, total: toLei(bani) };
    };
    return { data: { cart: of("cart"), reorder: of("reorder") } };
  });

  serve(app, calls.listSuppressions, async ({ query: { page, q: text }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listSuppressions(db, { ...paging, text });
    return pagedAnswer(rows.map(toWireSuppression), { ...paging, total }, url);
  });

  serve(app, calls.addSuppression, async ({ body, staff }) => ({
    data: toWireSuppression(await addComplaint(context, body.email, staff)),
  }));

  serve(app, calls.removeSuppression, async ({ params, staff }) => {
    const id = idOf(params.id);
    if (!(await endSuppression(context, id, staff))) throw notFound();
    return { data: { id } };
  });
}
