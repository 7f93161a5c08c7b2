/** Imports another shop's orders. Sends no emails, moves no stock and issues no invoices. */
import { formatOfficeLei } from "../../../text/money.ts";
import type { OrderOutcome } from "@curat/contract/staff/store-migration.values";
import type { Tx } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { recordChange } from "../../platform/changes/index.ts";
import {
  findByRandomId,
  importOrders,
  type ImportedOrder,
  type ImportedLine,
  type OrderStatus,
  type WrittenAddress,
} from "../../selling/orders/index.ts";
import { findProductsWith, findThoseWithVariants } from "./catalogue.store.ts";
import { companyOf, placeOf } from "./migrate-people.ts";
import { paymentOf, phoneOf, postcodeOf, productOfLine } from "./migration.rules.ts";
import { findMigrated, recordMigrated } from "./migration.store.ts";
import type { SourceAddress, SourceOrder, SourceOrderLine } from "./records.ts";
import { type Came, KNOWN, PLATFORM_NAMES, type Scene } from "./scene.ts";

/** Statuses that an imported order passes through, by outcome. */
const STORIES: Record<Exclude<OrderOutcome, "skip">, OrderStatus[]> = {
  confirmed: ["confirmed"],
  cancelled: ["cancelled"],
  delivered: ["confirmed", "preparing", "shipped", "delivered"],
};

export async function moveOrder(tx: Tx, scene: Scene, moved: SourceOrder): Promise<Came> {
  const { platform, source, choices, actor } = scene;
  const answers = choices.places?.answers;
  const known = await findMigrated(tx, source, { kind: "order", theirIds: [moved.id] });
  if (known.has(moved.id)) return KNOWN;
  const outcome = choices.statuses[moved.status] ?? "skip";
  if (outcome === "skip") return left(`Comenzile „${moved.status}” rămân în magazinul vechi.`);
  const placedAt = new Date(moved.placedAt);
  const lines = await linesOf(tx, scene, moved.lines);
  if (lines.length === 0) return left("Comanda nu are produse.");
  const place = (await placeOf(tx, moved.delivery, answers)) ?? writtenAddress(moved.delivery);
  const seat =
    (await placeOf(tx, moved.billing, answers)) ??
    (moved.billing.city === "" ? place : writtenAddress(moved.billing));
  const company = companyOf(moved.billing, seat);
  const person = moved.delivery.firstName === "" ? moved.billing : moved.delivery;
  const past: ImportedOrder = {
    randomId: randomId(),
    email: moved.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: phoneOf(person.phone) || phoneOf(moved.billing.phone),
    placedAt,
    lines,
    delivery: {
      code: "SAMEDAY_HOME",
      name: moved.deliveryName || "Livrare la domiciliu",
      bani: Math.round(moved.deliveryMillionths / 10_000),
    },
    place,
    payment: paymentOf(moved.payment),
    ...(outcome === "delivered" && { isPaid: true }),
    ...(company && { company }),
    observation: moved.note,
    story: STORIES[outcome].map((status, step) => ({ status, at: new Date(placedAt.getTime() + step) })),
  };
  await importOrders(tx, { orders: [past] });
  const record = await findByRandomId(tx, past.randomId);
  if (!record) throw new Error("A newly inserted order was not found.");
  const { order } = record;
  await recordChange(tx, {
    actor,
    subject: { kind: "order", id: order.id },
    sentence: `Comanda ${order.number} a fost importată din ${PLATFORM_NAMES[platform]}, unde avea numărul ${moved.number}.`,
    before: null,
    after: { platform, number: moved.number },
    touched: [],
  });
  await recordMigrated(tx, source, [{ kind: "order", theirId: moved.id, ourId: order.id }]);
  const strange =
    moved.billing.company !== "" && !company
      ? `Firma „${moved.billing.company}” nu are un CUI valid: comanda a fost importată fără ea.`
      : "";
  const gone = lines.flatMap(({ productId, name }) => (productId === null ? [`„${name}”`] : []));
  const why = [
    strange,
    "cityId" in place ? "" : `Localitatea „${moved.delivery.city}” a rămas scrisă ca în magazinul vechi.`,
    gone.length === 0
      ? ""
      : `Produse care nu există în magazin, păstrate cu numele din comandă: ${gone.join(", ")}.`,
    differenceOf(moved, order.totalBani),
  ]
    .filter((part) => part !== "")
    .join(" ");
  return { outcome: "moved", why };
}

function left(why: string): Came {
  return { outcome: "left", why };
}

/** Returns the address as plain text, because imported orders are not shipped again. */
function writtenAddress({ county, city, street, postcode }: SourceAddress): WrittenAddress {
  return { county, city, street, postcode: postcodeOf(postcode) };
}

/** Matches lines to products by variant, by product or by code. Lines without a match keep their text. */
async function linesOf(
  tx: Tx,
  { source }: Scene,
  moved: readonly SourceOrderLine[],
): Promise<ImportedLine[]> {
  const idsIn = (kind: "product" | "variant", theirIds: string[]) =>
    findMigrated(tx, source, { kind, theirIds });
  const variants = await idsIn(
    "variant",
    moved.map(({ variantId }) => variantId),
  );
  const products = await idsIn(
    "product",
    moved.map(({ productId }) => productId),
  );
  const codes = new Map(
    (await findProductsWith(tx, { codes: moved.map(({ code }) => code) })).map(({ code, id }) => [code, id]),
  );
  const withVariants = await findThoseWithVariants(tx, [...products.values()]);
  const lines: ImportedLine[] = [];
  for (const line of moved) {
    const { name, code, quantity, priceMillionths, vatPercent } = line;
    const id = productOfLine(line, { variants, products, codes, withVariants });
    if (quantity < 1) continue;
    lines.push({
      productId: id ?? null,
      quantity,
      unitPriceBani: Math.max(0, Math.round(priceMillionths / 10_000)),
      ...(vatPercent !== null && { vatPercent }),
      ...(id === undefined && { name: name.slice(0, 255) || "Produs fără nume", code }),
    });
  }
  return lines;
}

function differenceOf({ totalMillionths }: SourceOrder, totalBani: number): string {
  const before = Math.round(totalMillionths / 10_000);
  return before === totalBani || before === 0
    ? ""
    : `Totalul de atunci era ${formatOfficeLei(before)}: unele taxe sau reduceri ale comenzii nu au fost importate.`;
}
