import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { daysBetween } from "@curat/contract/arrival.values";
import { listUsualProducts, type UsualProduct } from "@curat/contract/usual-products";
import { toCard } from "../../components/product-card/to-card.ts";
import { apiOf } from "../../session/api.server.ts";
import { addAndGo } from "../../session/cart/add-and-go.server.ts";
import { linesOf, SENDING_FIELD } from "../../session/cart/cart-form.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { CHOSEN_FIELD } from "../../components/reorder-list/list-form.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { preloadDesk } from "./lazy-desk.tsx";
import { deskTexts as texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns what a customer usually orders. Undefined for other visitors and customers without orders. */
export async function loadDesk(context: Context) {
  if (!context.get(scopeContext).options.hasOwnApi) return undefined;
  const customer = await findCustomer(context);
  // Pages that are rendered for the cache have a placeholder without an id.
  if (!customer?.id) return undefined;
  const answer = await apiOf(context).call(listUsualProducts);
  const usual = answer.ok ? answer.data : [];
  const today = (await context.get(scopeContext).shared.today())?.day;
  const lines = usual.flatMap((product) => toLine(product, isDue(product, today)));
  if (!lines.some(({ isBuyable }) => isBuyable)) return undefined;
  await preloadDesk();
  const ordered = lines.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const sending: string = randomUUID();
  return { lines: ordered, sending };
}
export type Desk = NonNullable<Awaited<ReturnType<typeof loadDesk>>>;

/** Returns whether the product is used up within two weeks, or was ordered once about a month ago. */
function isDue({ ordered_on: day, days_left: daysLeft }: UsualProduct, today: string | undefined): boolean {
  if (daysLeft !== undefined) return daysLeft < 14 && daysLeft > -60;
  if (today === undefined) return false;
  const since = daysBetween(day, today);
  return since >= 20 && since < 60;
}

function toLine(
  { item, quantity, ordered_on: orderedOn, days_left: daysLeft }: UsualProduct,
  isDueSoon: boolean,
) {
  const { id, name, url, picture, price, net, isBuyable, stockText } = toCard(item);
  if (id === undefined) return [];
  return [
    {
      id,
      name,
      url,
      picture,
      price,
      isBuyable,
      stockText,
      quantity,
      orderedOn,
      isChosen: isBuyable && isDueSoon,
      ...(net !== undefined && { net }),
      ...(daysLeft !== undefined && { daysLeft }),
    },
  ];
}

/** Adds the chosen lines of the desk to the cart and redirects there. */
export async function orderUsual({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const chosen = new Set(form.getAll(CHOSEN_FIELD).map(Number));
  const lines = linesOf(form).filter(({ productid }) => chosen.has(productid));
  if (lines.length === 0)
    return redirectWithNotices(context, "/", [{ kind: "error", text: texts.noneChosen }]);
  return addAndGo(context, { lines, sending: textOf(form, SENDING_FIELD), back: "/" });
}
