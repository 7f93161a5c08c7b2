import type { DumpRow } from "../files/dump.ts";
import { byColumn, groupedBy, rowsOf, type Tables } from "../files/dump-tables.ts";
import { millionthsOf, momentOf, passwordKindOf, wholeOf, vatPercentOf } from "../files/values.ts";
import { deliveryWithFees } from "../order-fees.ts";
import {
  type SourceAddress,
  type SourceCustomer,
  type SourceOrder,
  type SourceOrderLine,
  NO_ADDRESS,
} from "../records.ts";

/** Returns customers with accounts; guests occur only in orders. */
export function readCustomers(tables: Tables): SourceCustomer[] {
  const states = byColumn(rowsOf(tables, "state"), "id_state");
  const current = rowsOf(tables, "address").filter((row) => row["deleted"] !== "1");
  const addresses = groupedBy(current, "id_customer");
  return rowsOf(tables, "customer")
    .filter((row) => row["is_guest"] !== "1")
    .map((row) => {
      const id = row["id_customer"] ?? "";
      const own = (addresses.get(id) ?? []).map((address) => addressOf(address, states));
      return {
        id,
        email: row["email"] ?? "",
        firstName: row["firstname"] ?? "",
        lastName: row["lastname"] ?? "",
        phone: own.find(({ phone }) => phone !== "")?.phone ?? "",
        createdAt: momentOf(row["date_add"]),
        password: passwordKindOf(row["passwd"]),
        addresses: own,
      };
    });
}

export function readOrders(tables: Tables): SourceOrder[] {
  const states = byColumn(rowsOf(tables, "state"), "id_state");
  const addresses = byColumn(rowsOf(tables, "address"), "id_address");
  const customers = byColumn(rowsOf(tables, "customer"), "id_customer");
  const carriers = byColumn(rowsOf(tables, "carrier"), "id_carrier");
  const statuses = byColumn(rowsOf(tables, "order_state_lang"), "id_order_state");
  const currencies = byColumn(rowsOf(tables, "currency"), "id_currency");
  const lines = groupedBy(rowsOf(tables, "order_detail"), "id_order");
  const addressIn = (id: string | null | undefined): SourceAddress => {
    const row = addresses.get(id ?? "");
    return row ? addressOf(row, states) : NO_ADDRESS;
  };
  return rowsOf(tables, "orders").map((row) => {
    const id = row["id_order"] ?? "";
    const status = row["current_state"] ?? "";
    return {
      id,
      number: row["reference"] || id,
      email: customers.get(row["id_customer"] ?? "")?.["email"] ?? "",
      placedAt: momentOf(row["date_add"]) ?? "",
      currency: currencies.get(row["id_currency"] ?? "")?.["iso_code"] ?? "",
      status: statuses.get(status)?.["name"] ?? status,
      payment: row["module"] || (row["payment"] ?? ""),
      ...deliveryWithFees(
        {
          name: carriers.get(row["id_carrier"] ?? "")?.["name"] ?? "",
          millionths: millionthsOf(row["total_shipping_tax_incl"]) ?? 0,
        },
        [{ name: "Ambalare cadou", millionths: millionthsOf(row["total_wrapping_tax_incl"]) ?? 0 }],
      ),
      totalMillionths: millionthsOf(row["total_paid_tax_incl"]) ?? 0,
      delivery: addressIn(row["id_address_delivery"]),
      billing: addressIn(row["id_address_invoice"]),
      note: "",
      lines: (lines.get(id) ?? []).map(lineOf),
    };
  });
}

function addressOf(row: DumpRow, states: ReadonlyMap<string, DumpRow>): SourceAddress {
  const at = (column: string) => row[column]?.trim() ?? "";
  const state = states.get(at("id_state"));
  return {
    firstName: at("firstname"),
    lastName: at("lastname"),
    phone: at("phone_mobile") || at("phone"),
    county: state?.["name"] ?? "",
    city: at("city"),
    street: [at("address1"), at("address2")].filter((part) => part !== "").join(", "),
    postcode: at("postcode"),
    company: at("company"),
    cui: at("vat_number") || at("dni"),
  };
}

function lineOf(row: DumpRow): SourceOrderLine {
  const variantId = row["product_attribute_id"] ?? "";
  return {
    productId: row["product_id"] ?? "",
    variantId: variantId === "0" ? "" : variantId,
    code: row["product_reference"] ?? "",
    name: row["product_name"] ?? "",
    quantity: wholeOf(row["product_quantity"]) ?? 1,
    priceMillionths: millionthsOf(row["unit_price_tax_incl"]) ?? 0,
    vatPercent: vatPercentOf(
      millionthsOf(row["unit_price_tax_incl"]) ?? 0,
      millionthsOf(row["unit_price_tax_excl"]) ?? 0,
    ),
  };
}
