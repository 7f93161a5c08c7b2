import type { FanAccount, SamedayAccount } from "../../../config.ts";
import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { fanCourier } from "./providers/fan/courier.ts";
import { samedayCourier, type SamedayCourier } from "./providers/sameday/courier.ts";
import type { Courier, CourierPort } from "./shipping.port.ts";

/** Clients by account, because a client keeps the login of its account. */
const samedayClients = new WeakMap<SamedayAccount, SamedayCourier>();
const fanClients = new WeakMap<FanAccount, CourierPort>();

export function courierPort(
  context: Pick<ApiContext, "config" | "now">,
  courier: Courier,
): CourierPort | undefined {
  switch (courier) {
    case "sameday":
      return samedayOf(context);
    case "fan":
      return fanOf(context);
  }
}

export function samedayOf({ config, now }: Pick<ApiContext, "config" | "now">): SamedayCourier | undefined {
  const account = accountOf(config, "sameday");
  if (!account) return undefined;
  const client = samedayClients.get(account) ?? samedayCourier(account, now);
  samedayClients.set(account, client);
  return client;
}

function fanOf({ config, now }: Pick<ApiContext, "config" | "now">): CourierPort | undefined {
  const account = accountOf(config, "fan");
  if (!account) return undefined;
  const client = fanClients.get(account) ?? fanCourier(account, now);
  fanClients.set(account, client);
  return client;
}
