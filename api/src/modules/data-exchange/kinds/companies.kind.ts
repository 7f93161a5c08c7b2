import { companyFilters } from "@curat/contract/staff/companies";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { companiesBehind, countCompanyCustomers } from "../../customers/index.ts";
import type { SheetKind } from "./kind.ts";

/** Companies that customers keep or that orders are invoiced to, by their CUIs. What they are is said by customers and orders alone: nothing comes in. */
export const COMPANIES: SheetKind = {
  name: "companies",
  title: "firme",
  columns: [
    { key: "cui", label: "CUI", isKey: true },
    { key: "name", label: "Nume" },
    { key: "city", label: "Localitate" },
    { key: "county", label: "Județ" },
    { key: "customers", label: "Clienți" },
    { key: "orders", label: "Comenzi" },
    { key: "spent", label: "Cumpărat (lei cu TVA)" },
    { key: "last_order", label: "Ultima comandă" },
  ],
  read: async (db, { filter, after, limit }) => {
    // In the words of the staff's list; what it does not know is left out.
    const { q: text, orders } = companyFilters.safeParse(filter).data ?? {};
    const hasOrders = orders && orders === "yes";
    const companies = await companiesBehind(db, { text, hasOrders }, { after: after ?? "", limit });
    const customers = await countCompanyCustomers(
      db,
      companies.map(({ cui }) => cui),
    );
    return {
      rows: companies.map(({ cui, name, city, county, orderCount, spentBani, lastAt }) => ({
        cui,
        name,
        city,
        county,
        customers: customers.get(cui) ?? 0,
        orders: orderCount,
        spent: spentBani / 100,
        last_order: lastAt && romanianDay(lastAt),
      })),
      after: companies.length < limit ? null : (companies.at(-1)?.cui ?? null),
    };
  },
};
