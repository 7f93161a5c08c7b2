/** One run with eMAG: first orders, then stock and prices. Runs of the queue `emag` never overlap. */
import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { type EmagClient, emagClient } from "./emag-client.ts";
import { type EmagSetting, readEmagSetting } from "./marketplace.settings.ts";
import { pushOffers, readOffers } from "./push-offers.service.ts";
import { reportOrders } from "./report-orders.service.ts";
import { acknowledgeOrders, placeWaiting, readOrders } from "./take-orders.service.ts";

/** Does everything that is due at eMAG. Returns eMAG's error, if any. Has no effect while selling at eMAG is off. */
export async function stepEmag(context: ApiContext, { isAsked = false } = {}): Promise<string | undefined> {
  const account = accountOf(context.config, "emag");
  if (!account) return undefined;
  // Tests turn pacing off, because they make many calls to a local server.
  return stepWith(context, emagClient(account, { isPaced: context.config.rateLimits !== false }), {
    isAsked,
  });
}

export async function stepWith(
  context: ApiContext,
  client: EmagClient,
  { isAsked = false } = {},
): Promise<string | undefined> {
  const setting = await loadEmagSetting(context);
  if (!setting.isOn) return undefined;
  const offers = await readOffers(context, client, { isAsked });
  const orders = await readOrders(context, client);
  await placeWaiting(context, setting);
  await acknowledgeOrders(context, client);
  await reportOrders(context, client);
  const pushed = await pushOffers(context, client, { setting, knowsOrders: orders.ok });
  return orders.words || offers.words || pushed;
}

export async function loadEmagSetting({ db }: Pick<ApiContext, "db">): Promise<EmagSetting> {
  return readEmagSetting((await loadStored(db)).get("emag"));
}
