import type { ApiContext } from "../../../context.ts";
import { fanCourier } from "./providers/fan/courier.ts";
import { samedayCourier, type SamedayCourier } from "./providers/sameday/courier.ts";
import type { Courier, CourierPort } from "./shipping.port.ts";

const stored = new WeakMap<object, { sameday?: SamedayCourier; fan?: CourierPort }>();

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
  if (!config.sameday) return undefined;
  const ports = portsOf(config);
  ports.sameday ??= samedayCourier(config.sameday, now);
  return ports.sameday;
}

function fanOf({ config, now }: Pick<ApiContext, "config" | "now">): CourierPort | undefined {
  if (!config.fan) return undefined;
  const ports = portsOf(config);
  ports.fan ??= fanCourier(config.fan, now);
  return ports.fan;
}

function portsOf(config: object): { sameday?: SamedayCourier; fan?: CourierPort } {
  const ports = stored.get(config) ?? {};
  stored.set(config, ports);
  return ports;
}
