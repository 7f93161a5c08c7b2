import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { cargusCourier } from "./providers/cargus/courier.ts";
import { dpdCourier } from "./providers/dpd/courier.ts";
import { fanCourier } from "./providers/fan/courier.ts";
import { glsCourier } from "./providers/gls/courier.ts";
import { packetaCourier } from "./providers/packeta/courier.ts";
import { samedayCourier } from "./providers/sameday/courier.ts";
import type { CourierPort } from "./shipping.port.ts";

type Shop = Pick<ApiContext, "config" | "now">;

/** Clients by account, because a client caches its account's login. */
const clients = new WeakMap<object, CourierPort>();

/** Returns the client of a courier; undefined if the shop has no account with it. */
export function courierPort({ config, now }: Shop, courier: Courier): CourierPort | undefined {
  switch (courier) {
    case "sameday":
      return clientOf(accountOf(config, courier), (account) => samedayCourier(account, now));
    case "fan":
      return clientOf(accountOf(config, courier), (account) => fanCourier(account, now));
    case "cargus":
      return clientOf(accountOf(config, courier), (account) => cargusCourier(account, now));
    case "dpd":
      return clientOf(accountOf(config, courier), dpdCourier);
    case "gls":
      return clientOf(accountOf(config, courier), (account) => glsCourier(account, now));
    case "packeta":
      return clientOf(accountOf(config, courier), packetaCourier);
  }
}

function clientOf<A extends object>(
  account: A | undefined,
  create: (account: A) => CourierPort,
): CourierPort | undefined {
  if (!account) return undefined;
  const client = clients.get(account) ?? create(account);
  clients.set(account, client);
  return client;
}

/** Returns the couriers with which the shop has an account. */
export function courierAccounts(config: Shop["config"]): Courier[] {
  return COURIERS.filter((courier) => accountOf(config, courier) !== undefined);
}
