/** Shopify does not export passwords, so customers must set new ones. */
import { cellOf, type Row, type Table } from "../files/csv.ts";
import { millionthsOf, momentOf, wholeOf } from "../files/values.ts";
import { type SourceAddress, type SourceCustomer, type SourceOrder, NO_ADDRESS } from "../records.ts";

export function readCustomers(table: Table): SourceCustomer[] {
  return table.rows.map((row) => {
    const at = (name: string) => cellOf(row, `Default Address ${name}`, name);
    const email = cellOf(row, "Email");
    const [firstName, lastName] = [cellOf(row, "First Name"), cellOf(row, "Last Name")];
    const phone = plain(cellOf(row, "Phone") || cellOf(row, "Default Address Phone"));
    const address: SourceAddress = {
      ...NO_ADDRESS,
      firstName,
      lastName,
      phone,
      county: at("Province Code"),
      city: at("City"),
      street: [at("Address1"), at("Address2")].filter((part) => part !== "").join(", "),
      postcode: plain(at("Zip")),
      company: at("Company"),
    };
    return {
      id: plain(cellOf(row, "Customer ID")) || email,
      email,
      firstName,
      lastName,
      phone,
      createdAt: null,
      password: null,
      addresses: address.street === "" || address.city === "" ? [] : [address],
    };
  });
}

/**
 * Returns the orders. Each row of an order contains its name and one line, and the first row contains all other data.
 */
export function readOrders(table: Table): SourceOrder[] {
  const orders = new Map<string, SourceOrder>();
  for (const row of table.rows) {
    const number = cellOf(row, "Name");
    const order = orders.get(number) ?? headOf(row, number);
    orders.set(number, order);
    const quantity = wholeOf(cellOf(row, "Lineitem quantity")) ?? 1;
    const discount = millionthsOf(cellOf(row, "Lineitem discount")) ?? 0;
    const price = millionthsOf(cellOf(row, "Lineitem price")) ?? 0;
    order.lines.push({
      productId: "",
      variantId: "",
      code: cellOf(row, "Lineitem sku").replace(/^'/, ""),
      name: cellOf(row, "Lineitem name"),
      quantity,
      priceMillionths: price - (quantity > 0 ? Math.round(discount / quantity) : 0),
      vatPercent: order.lines[0]?.vatPercent ?? taxOf(cellOf(row, "Tax 1 Name")),
    });
  }
  return [...orders.values()];
}

function headOf(row: Row, number: string): SourceOrder {
  const billing = addressOf(row, "Billing");
  const delivery = addressOf(row, "Shipping");
  return {
    id: plain(cellOf(row, "Id")) || number,
    number,
    email: cellOf(row, "Email"),
    placedAt: momentOf(cellOf(row, "Created at")) ?? "",
    currency: cellOf(row, "Currency"),
    status: statusOf(row),
    payment: cellOf(row, "Payment Method"),
    deliveryName: cellOf(row, "Shipping Method"),
    deliveryMillionths: millionthsOf(cellOf(row, "Shipping")) ?? 0,
    totalMillionths: millionthsOf(cellOf(row, "Total")) ?? 0,
    billing,
    delivery: delivery.street === "" ? billing : delivery,
    note: cellOf(row, "Notes"),
    lines: [],
  };
}

/** Parses the rate in a name such as "RO TVA 19%". */
function taxOf(name: string): number | null {
  const [, percent] = /(\d{1,2})(?:[.,]0+)? ?%/.exec(name) ?? [];
  return percent === undefined ? null : Number(percent);
}

/** Returns an order's status. Shopify has three separate statuses; the first one that ends the order counts. */
function statusOf(row: Row): string {
  if (cellOf(row, "Cancelled at") !== "") return "cancelled";
  const money = cellOf(row, "Financial Status");
  return money === "refunded" || money === "voided"
    ? money
    : cellOf(row, "Fulfillment Status") || "unfulfilled";
}

function addressOf(row: Row, kind: "Billing" | "Shipping"): SourceAddress {
  const at = (name: string) => cellOf(row, `${kind} ${name}`);
  const [firstName = "", ...rest] = at("Name").split(" ");
  return {
    ...NO_ADDRESS,
    firstName,
    lastName: rest.join(" "),
    phone: plain(at("Phone")),
    county: at("Province"),
    city: at("City"),
    street: [at("Address1") || at("Street"), at("Address2")].filter((part) => part !== "").join(", "),
    postcode: plain(at("Zip")),
    company: at("Company"),
  };
}

/** Shopify prefixes values that look like numbers with an apostrophe. */
function plain(text: string): string {
  return text.replace(/^'/, "");
}
