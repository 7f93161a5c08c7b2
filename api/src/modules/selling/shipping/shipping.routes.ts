import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { courierOf } from "@curat/contract/deliveries.values";
import { listLockers as listLockersCall } from "@curat/contract/shipping";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { listLockers } from "./lockers.service.ts";
import { toWireLocker } from "./shipping.wire.ts";

export function shippingRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listLockersCall, async ({ query }) => {
    const { delivery, lockerId, city, q, lat, lng, cod } = query;
    const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const found = await listLockers(db, {
      courier: courierOf(delivery || DELIVERY_CODE.samedayEasybox) ?? "sameday",
      id: lockerId || undefined,
      countyId: query.countyID ?? query.countyid,
      city,
      text: q,
      near,
      onlyCashOnDelivery: cod === "1",
    });
    return { data: found.map(toWireLocker) };
  });
}
