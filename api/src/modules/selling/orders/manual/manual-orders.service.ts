/** Orders typed in by the shop's people: the shop's own cart, placed by the shop's own rules (decision 0055). */
import { cuiDigits } from "@curat/contract/cui.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { OrderBody } from "@curat/contract/orders";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import { type Choices, readChoices, typeCart, type TypedCart, type TypedGoods } from "../../cart/index.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { findPerson, holdOpen } from "../../customers/index.ts";
import { withTextOverrides } from "../../../platform/settings/index.ts";
import { Undone, undoable } from "../undoable.ts";
import { orderChange } from "../order-changes.ts";
import { lockOrder, writeFields } from "../order-moves.store.ts";
import type { Order } from "../orders.store.ts";
import { awaitsCard } from "../order-payment.rules.ts";
import { orderCart } from "../placing/place-order.service.ts";
import { findTyped, lockTypedKey, writeAskedLink } from "./manual-orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;
type Customer = Awaited<ReturnType<typeof findPerson>>;

/** How long an order by card waits whose buyer has to open a mail first. */
const LINK_HOURS = 72;
const UNKNOWN_CUSTOMER = "Clientul nu mai are cont sau este blocat.";

export interface TypedChoices {
  customerType: "pf" | "pj";
  countyId?: number | undefined;
  cityId?: number | undefined;
  /** Digits of the company that it is invoiced to, whose price lists count. */
  cui?: string | null | undefined;
  deliveryId?: number | undefined;
  paymentId?: number | undefined;
}
export interface Asked extends TypedGoods {
  customerId: number | null;
}
type No = { ok: false; errors: FieldErrors };

/** What an order would come to; the cart is made as for an order, and nothing of it stays. */
export async function previewTyped(
  shop: Shop,
  asked: Asked,
  typed: TypedChoices,
): Promise<({ ok: true; customer: Customer } & TypedCart) | No> {
  return undoable(shop, async (tx) => {
    const made = await makeCart(shop, tx, asked, typed);
    throw new Undone(made);
  });
}

export interface Placing extends Asked {
  key: string;
  /** In bani, as it was shown. */
  totalBani: number;
  body: OrderBody;
  actor: Actor;
}

/** Places the order, once for a key however often it is sent; tells its id. */
export async function placeTyped(shop: Shop, asked: Placing): Promise<{ ok: true; id: number } | No> {
  const { key, totalBani, body, actor } = asked;
  const at = shop.now();
  return undoable(shop, async (tx): Promise<{ ok: true; id: number } | No> => {
    await lockTypedKey(tx, key);
    const standing = await findTyped(tx, key);
    if (standing !== undefined) return { ok: true, id: standing };
    const made = await makeCart(shop, tx, asked, choicesOf(body));
    if (!made.ok) throw new Undone(made);
    const { cart, customer, errors, view } = made;
    if (Object.keys(errors).length > 0) throw new Undone({ ok: false, errors });
    const standingBani = view.quote.totals.totalBani;
    if (standingBani !== totalBani)
      throw new Undone({ ok: false, errors: { total: [totalText(standingBani)] } });
    const typedIn = { by: actor, key, waitsUntil: waitsUntil(at) };
    // The order keeps the names that its buyer reads, as if he had placed it himself.
    const placed = await withTextOverrides(tx, async () =>
      orderCart(shop, tx, cart, { customer, body, at, typedIn }),
    );
    if (!placed.ok)
      throw new Undone({ ok: false, errors: placed.error === "refused" ? inOrder(placed.errors) : {} });
    const { order } = placed;
    await recordChange(tx, {
      ...orderChange(order, order, actor),
      sentence: `Comanda ${order.number} a fost plasată de ${actor.name} pentru cumpărător.`,
      before: null,
    });
    if (awaitsCard(order)) await mailLink(tx, order, at);
    return { ok: true, id: order.id };
  });
}

/** Mails the link to pay once more, and lets the order wait anew; false for one that does not wait for a card. */
export async function sendLink({ db, now }: Shop, orderId: number, actor: Actor): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!awaitsCard(order)) return false;
    const at = now();
    await writeFields(tx, orderId, { releaseAt: waitsUntil(at) });
    await mailLink(tx, order, at);
    await recordChange(tx, {
      ...orderChange(order, order, actor),
      sentence: `Linkul de plată al comenzii ${order.number} a fost trimis.`,
      before: null,
    });
    return true;
  });
}

async function mailLink(tx: Tx, { id: orderId }: Order, at: Date): Promise<void> {
  const request = randomId();
  await writeAskedLink(tx, { orderId, request, at });
  await enqueue(tx, "payment_link_mail", { orderId, request }, `payment-link:${request}`);
}

function waitsUntil(at: Date): Date {
  return new Date(at.getTime() + LINK_HOURS * 3_600_000);
}

async function makeCart(
  { now, config }: Shop,
  tx: Tx,
  { customerId, ...goods }: Asked,
  typed: TypedChoices,
): Promise<({ ok: true; customer: Customer } & TypedCart) | No> {
  const isOpen = customerId === null || (await holdOpen(tx, customerId));
  const customer = customerId === null ? undefined : await findPerson(tx, customerId);
  if (!isOpen || (customerId !== null && !customer))
    return { ok: false, errors: { customerid: [UNKNOWN_CUSTOMER] } };
  const read = await readTyped(tx, typed);
  if (!read.ok) return read;
  const made = await typeCart(tx, goods, {
    customer,
    cui: typed.cui ?? null,
    now: now(),
    config,
    choices: read.choices,
  });
  return { ok: true, customer, ...made };
}

async function readTyped(
  tx: Tx,
  { customerType, countyId, cityId, deliveryId, paymentId }: TypedChoices,
): Promise<{ ok: true; choices: Choices } | No> {
  const text = (id: number | undefined) => (id === undefined ? undefined : String(id));
  const read = await readChoices(tx, {
    customer_type: customerType,
    countyid: text(countyId),
    cityid: text(cityId),
    deliveryID: text(deliveryId),
    paymentID: text(paymentId),
  });
  if (read.ok) return read;
  const names: Partial<Record<string, string>> = {
    deliveryID: "deliveryid",
    paymentID: "paymentid",
    countyID: "countyid",
    cityID: "cityid",
  };
  return {
    ok: false,
    errors: Object.fromEntries(
      Object.entries(read.errors).map(([name, text]) => [names[name] ?? name, text]),
    ),
  };
}

function choicesOf({ customer, company, deliveryaddress, delivery, payment }: OrderBody): TypedChoices {
  return {
    cui: company ? cuiDigits(company.cui) : null,
    customerType: customer.customer_type,
    countyId: deliveryaddress.countyid,
    cityId: deliveryaddress.cityid,
    deliveryId: delivery.deliveryid,
    paymentId: payment.paymentid,
  };
}

/** What a buyer's body is refused for stands in ours below `order`. */
function inOrder(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`order.${field}`, texts]));
}

function totalText(totalBani: number): string {
  return `Totalul este acum ${formatOfficeLei(totalBani)}. Vezi-l din nou înainte de a plasa comanda.`;
}
