/** Changing orders as the shop's people do it. */
import type { AmendmentPreview } from "@curat/contract/staff/amendments";
import { type PlacedOrder } from "./test-orders.ts";
import type { Answer, TestShop } from "./test-shop.ts";

/** What a change asks for; the version is the one that stands unless it is told. */
export type AskedAmendment = Record<string, unknown>;

async function withVersion(shop: TestShop, { id }: Pick<PlacedOrder, "id">, asked: AskedAmendment) {
  if ("version" in asked) return asked;
  const { body } = await shop.staff.get(`/staff/orders/${id}`);
  return { version: body.data.version, ...asked };
}

/** What the change would come to. */
export async function previewed(
  shop: TestShop,
  order: Pick<PlacedOrder, "id">,
  asked: AskedAmendment,
): Promise<Answer & { preview: AmendmentPreview }> {
  const body = await withVersion(shop, order, asked);
  const answer = await shop.staff.post(`/staff/orders/${order.id}/amendment/preview`, body);
  return { ...answer, preview: answer.body.data };
}

/** Looks at the change and makes it at the total that was shown. */
export async function amended(
  shop: TestShop,
  order: Pick<PlacedOrder, "id">,
  asked: AskedAmendment,
): Promise<Answer> {
  const { status, body, preview } = await previewed(shop, order, asked);
  if (status !== 200) return { status, body };
  return sendAmendment(shop, order, { ...asked, version: preview.version, total: preview.after.total });
}

export function sendAmendment(
  shop: TestShop,
  { id }: Pick<PlacedOrder, "id">,
  body: AskedAmendment,
): Promise<Answer> {
  return shop.staff.put(`/staff/orders/${id}/amendment`, body);
}

/** What lies in an order, as products by themselves. */
export function goods(...lines: [product: number, quantity: number][]) {
  return lines.map(([id, quantity]) => ({ kind: "product", id, quantity }));
}
