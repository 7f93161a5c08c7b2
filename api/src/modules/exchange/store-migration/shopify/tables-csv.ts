import { hasColumns, type Table, unknownColumns } from "../files/csv.ts";
import { type Found, nothingFound } from "../records.ts";
import { readCustomers, readOrders } from "./people-csv.ts";
import { PRODUCT_COLUMNS, readProducts } from "./products-csv.ts";

export function readShopifyTables(tables: readonly Table[]): Found {
  const found = nothingFound();
  for (const table of tables) {
    if (hasColumns(table, "Lineitem name")) found.orders.push(...readOrders(table));
    else if (hasColumns(table, "Email", "First Name")) found.customers.push(...readCustomers(table));
    else if (hasColumns(table, "Handle", "Title") || hasColumns(table, "URL handle", "Title")) {
      const { categories, products } = readProducts(table);
      found.categories.push(...categories.filter(({ id }) => !found.categories.some((one) => one.id === id)));
      found.products.push(...products);
      const unknown = unknownColumns(table, PRODUCT_COLUMNS);
      if (unknown.length > 0) found.notes.push(`Coloane care nu se importă: ${unknown.join(", ")}.`);
    } else
      found.notes.push(`Un tabel nu a fost recunoscut; începe cu: ${table.columns.slice(0, 4).join(", ")}.`);
  }
  return found;
}
