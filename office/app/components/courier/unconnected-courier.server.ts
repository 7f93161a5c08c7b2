import { listCouriers } from "@curat/contract/staff/shipments";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/**
 * Returns a function that maps a delivery option to its courier, or to undefined if the shop has an account with that
 * courier.
 */
export async function findStrangeCourier(
  context: Context,
): Promise<(delivery: string) => string | undefined> {
  const couriers = (await maybe(context, listCouriers))?.data ?? [];
  return (delivery) =>
    couriers.find(({ deliveries, has_account }) => !has_account && deliveries.includes(delivery))?.courier;
}
