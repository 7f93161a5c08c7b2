/** WooCommerce stores orders as posts or, since 8.2, in order tables. */
import type { DumpRow } from "../files/dump.ts";
import { factsBy, groupedBy, rowsOf, type Tables } from "../files/dump-tables.ts";
import { plainOf } from "../files/entities.ts";
import { millionthsOf, utcMomentOf, wholeOf, vatPercentOf } from "../files/values.ts";
import { deliveryWithFees } from "../order-fees.ts";
import { type SourceAddress, type SourceOrder, type SourceOrderLine, NO_ADDRESS } from "../records.ts";
import { addressOf } from "./dump-customers.ts";

type Facts = ReadonlyMap<string, string>;
type Head = Omit<SourceOrder, "lines" | "deliveryName" | "deliveryMillionths">;

/** Returns the orders from both formats. Order tables take precedence over posts. */
export function readOrders(tables: Tables): SourceOrder[] {
  const heads = new Map([...postHeads(tables), ...ownHeads(tables)].map((head) => [head.id, head]));
  const items = groupedBy(rowsOf(tables, "woocommerce_order_items"), "order_id");
  const facts = factsBy(rowsOf(tables, "woocommerce_order_itemmeta"), "order_item_id");
  const factsOf = (item: DumpRow): Facts => facts.get(item["order_item_id"] ?? "") ?? new Map();
  return [...heads.values()].map((head) => {
    const own = items.get(head.id) ?? [];
    const shipping = own.filter((item) => item["order_item_type"] === "shipping");
    const costs = shipping.map((item) => sumOf(factsOf(item), "cost", "total_tax"));
    return {
      ...head,
      lines: own
        .filter((item) => item["order_item_type"] === "line_item")
        .map((item) => lineOf(item, factsOf(item))),
      ...deliveryWithFees(
        {
          name: plainOf(shipping[0]?.["order_item_name"] ?? ""),
          millionths: costs.reduce((total, cost) => total + cost, 0),
        },
        own
          .filter((item) => item["order_item_type"] === "fee")
          .map((item) => ({
            name: plainOf(item["order_item_name"] ?? ""),
            millionths: sumOf(factsOf(item), "_line_total", "_line_tax"),
          })),
      ),
    };
  });
}

function* ownHeads(tables: Tables): Generator<Head> {
  const addresses = groupedBy(rowsOf(tables, "wc_order_addresses"), "order_id");
  // Fields added by checkout extensions are stored apart from the addresses.
  const input = factsBy(rowsOf(tables, "wc_orders_meta"), "order_id");
  for (const row of rowsOf(tables, "wc_orders")) {
    const id = row["id"] ?? "";
    const own = addresses.get(id) ?? [];
    const addressIn = (kind: string): SourceAddress => {
      const found = own.find((one) => one["address_type"] === kind);
      const facts = new Map(
        Object.entries(found ?? {}).map(([name, value]) => [`${kind}_${name}`, value ?? ""]),
      );
      return found ? addressOf(facts, kind) : NO_ADDRESS;
    };
    const { cui } = addressOf(input.get(id) ?? new Map(), "_billing");
    const billing = { ...addressIn("billing"), cui };
    const delivery = addressIn("shipping");
    yield {
      id,
      number: id,
      email: row["billing_email"] ?? "",
      placedAt: utcMomentOf(row["date_created_gmt"]) ?? "",
      currency: row["currency"] ?? "",
      status: row["status"] ?? "",
      payment: row["payment_method"] ?? "",
      totalMillionths: millionthsOf(row["total_amount"]) ?? 0,
      billing,
      delivery: withoutGaps(delivery, billing),
      note: plainOf(row["customer_note"] ?? ""),
    };
  }
}

function* postHeads(tables: Tables): Generator<Head> {
  const facts = factsBy(rowsOf(tables, "postmeta"), "post_id");
  for (const row of rowsOf(tables, "posts")) {
    if (row["post_type"] !== "shop_order") continue;
    const id = row["ID"] ?? "";
    const own: Facts = facts.get(id) ?? new Map();
    const billing = addressOf(own, "_billing");
    yield {
      id,
      number: id,
      email: own.get("_billing_email") ?? "",
      placedAt: utcMomentOf(row["post_date_gmt"]) ?? "",
      currency: own.get("_order_currency") ?? "",
      status: row["post_status"] ?? "",
      payment: own.get("_payment_method") ?? "",
      totalMillionths: millionthsOf(own.get("_order_total")) ?? 0,
      billing,
      delivery: withoutGaps(addressOf(own, "_shipping"), billing),
      note: plainOf(row["post_excerpt"] ?? ""),
    };
  }
}

function withoutGaps(delivery: SourceAddress, billing: SourceAddress): SourceAddress {
  return delivery.street === "" || delivery.city === ""
    ? billing
    : { ...delivery, phone: delivery.phone || billing.phone };
}

function lineOf(item: DumpRow, facts: Facts): SourceOrderLine {
  const quantity = wholeOf(facts.get("_qty")) ?? 1;
  const variantId = facts.get("_variation_id") ?? "";
  return {
    productId: facts.get("_product_id") ?? "",
    variantId: variantId === "0" ? "" : variantId,
    code: "",
    name: plainOf(item["order_item_name"] ?? ""),
    quantity,
    priceMillionths: quantity > 0 ? Math.round(sumOf(facts, "_line_total", "_line_tax") / quantity) : 0,
    vatPercent: vatPercentOf(sumOf(facts, "_line_total", "_line_tax"), sumOf(facts, "_line_total")),
  };
}

function sumOf(facts: Facts, ...names: string[]): number {
  return names.reduce((total, name) => total + (millionthsOf(facts.get(name)) ?? 0), 0);
}
