import { listCouriers } from "@curat/contract/staff/shipments";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** Tells of a way of delivery the courier that the shop has no account with; undefined where it can be asked. */
export async function findStrangeCourier(
  context: Context,
): Promise<(delivery: string) => string | undefined> {
  const couriers = (await maybe(context, listCouriers))?.data ?? [];
  return (delivery) =>
    couriers.find(({ deliveries, has_account }) => !has_account && deliveries.includes(delivery))?.courier;
}
