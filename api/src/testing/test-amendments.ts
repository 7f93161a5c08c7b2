import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { type PlacedOrder } from "./test-orders.ts";
import type { Answer, TestShop } from "./test-shop.ts";

export type RequestedAmendment = Record<string, unknown>;

async function withVersion(shop: TestShop, { id }: Pick<PlacedOrder, "id">, requested: RequestedAmendment) {
  if ("version" in requested) return requested;
  const { body } = await shop.staff.get(`/staff/orders/${id}`);
  return { version: body.data.version, ...requested };
}

export async function previewed(
  shop: TestShop,
  order: Pick<PlacedOrder, "id">,
  requested: RequestedAmendment,
): Promise<Answer & { preview: AmendmentPreview }> {
  const body = await withVersion(shop, order, requested);
  const answer = await shop.staff.post(`/staff/orders/${order.id}/amendment/preview`, body);
  return { ...answer, preview: answer.body.data };
}

export async function amended(
  shop: TestShop,
  order: Pick<PlacedOrder, "id">,
  requested: RequestedAmendment,
): Promise<Answer> {
  const { status, body, preview } = await previewed(shop, order, requested);
  if (status !== 200) return { status, body };
  return sendAmendment(shop, order, { ...requested, version: preview.version, total: preview.after.total });
}

export function sendAmendment(
  shop: TestShop,
  { id }: Pick<PlacedOrder, "id">,
  body: RequestedAmendment,
): Promise<Answer> {
  return shop.staff.put(`/staff/orders/${id}/amendment`, body);
}

export function goods(...lines: [product: number, quantity: number][]) {
  return lines.map(([id, quantity]) => ({ kind: "product", id, quantity }));
}
