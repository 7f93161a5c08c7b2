import { leiNumber } from "@curat/contract/lei.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { email, optionalPhone, personName } from "@curat/contract/fields";
import { customerFilters } from "@curat/contract/staff/customers";
import { z } from "zod";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import {
  type CustomerFilter,
  customersAfter,
  saveImportedCustomers,
  type ImportedCustomer,
} from "../../../selling/customers/index.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { withEmptied } from "./products.columns.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const reported = z.object({
  email: email(),
  firstname: personName("Prenume").optional(),
  lastname: personName("Nume").optional(),
  phone: optionalPhone().optional(),
});

/** Customers with accounts, keyed by email address. Passwords and consents are not imported. */
export const CUSTOMERS: SheetKind = {
  name: "customers",
  title: "clienți",
  columns: [
    {
      key: "email",
      label: "E-mail",
      names: ["email", "adresa de e-mail", "mail", "adresa email"],
      isKey: true,
      fold: (cell) => cell.toLowerCase(),
      isNeeded: true,
      example: "ana.popescu@example.ro",
    },
    {
      key: "firstname",
      label: "Prenume",
      names: ["first name", "firstname", "prenumele"],
      isNeeded: true,
      example: "Ana",
    },
    {
      key: "lastname",
      label: "Nume",
      names: ["last name", "lastname", "nume de familie", "surname"],
      isNeeded: true,
      example: "Popescu",
    },
    {
      key: "phone",
      label: "Telefon",
      names: ["phone", "telefon mobil", "mobil", "nr telefon"],
      example: "0722 123 456",
    },
    { key: "state", label: "Stare", isShown: true },
    { key: "created", label: "Cont din", isShown: true },
    { key: "addresses", label: "Adrese", isShown: true },
    { key: "companies", label: "Firme", isShown: true },
    { key: "orders", label: "Comenzi", isShown: true },
    { key: "spent", label: "Cumpărat (lei cu TVA)", isShown: true },
    { key: "last_order", label: "Ultima comandă", isShown: true },
  ],
  write: (tx, rows, input) =>
    savedRows(rows.map(readCustomer), (customers) => saveImportedCustomers(tx, customers, input)),
  read: async (db, { filter, after, limit }) => {
    const customers = await customersAfter(db, filterOf(filter), { after: Number(after ?? 0), limit });
    return {
      rows: customers.map((customer) => ({
        email: customer.email,
        firstname: customer.firstName,
        lastname: customer.lastName,
        phone: customer.phone,
        state: customer.isLocked ? "blocat" : "activ",
        created: romanianDay(customer.createdAt),
        addresses: customer.addresses.join("\n"),
        companies: customer.companies.join("\n"),
        orders: customer.orders,
        spent: leiNumber(customer.spentBani),
        last_order: customer.lastAt && romanianDay(customer.lastAt),
      })),
      after: customers.length < limit ? null : String(customers.at(-1)?.id),
    };
  },
};

function filterOf(filter: Readonly<Record<string, string>>): CustomerFilter {
  const { q, state, orders, company, from, to } = customerFilters.safeParse(filter).data ?? {};
  const isYes = (reported: "yes" | "no" | undefined) =>
    reported === undefined ? undefined : reported === "yes";
  return { text: q, state, hasOrders: isYes(orders), hasCompany: isYes(company), from, to };
}

function readCustomer({ key, cells }: SheetRow): ReadRow<ImportedCustomer> {
  const { firstname, lastname, phone } = withEmptied(cells);
  const parsed = reported.safeParse({ email: key, firstname, lastname, phone });
  if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
  const { data } = parsed;
  return {
    ok: true,
    value: {
      email: data.email,
      firstName: data.firstname,
      lastName: data.lastname,
      phone: phone === undefined ? undefined : data.phone,
    },
  };
}
