import { hasColumns, type Table, unknownColumnsNote } from "../files/csv.ts";
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
      found.notes.push(...unknownColumnsNote(table, PRODUCT_COLUMNS));
    } else
      found.notes.push(`Un tabel nu a fost recunoscut; începe cu: ${table.columns.slice(0, 4).join(", ")}.`);
  }
  return found;
}
