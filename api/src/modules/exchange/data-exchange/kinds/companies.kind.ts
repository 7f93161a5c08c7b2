import { leiNumber } from "@curat/contract/lei.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { CompanyType } from "@curat/contract/customers.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { email, optionalPostcode, optionalText, requiredText } from "@curat/contract/fields";
import { companyFilters } from "@curat/contract/staff/companies";
import { z } from "zod";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { foldText } from "../../../../text/fold.ts";
import {
  companiesAfter,
  countCompanyCustomers,
  storedCompanies,
  saveImportedCompanies,
  type ImportedCompany,
} from "../../../selling/customers/index.ts";
import { unread } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { withEmptied } from "./products.columns.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const TYPES: Record<CompanyType, string> = { sc: "Societate", pfa: "PFA" };
const WRITTEN_TYPES = new Map<string, CompanyType>([
  ...["societate", "societate comerciala", "sc", "srl", "srl d", "sa"].map((word) => [word, "sc"] as const),
  ...["pfa", "ii", "if", "pfa ii", "persoana fizica autorizata", "intreprindere individuala"].map(
    (word) => [word, "pfa"] as const,
  ),
]);

const reported = z.object({
  email: email().optional(),
  cui: requiredText("CUI", 20),
  name: requiredText("Nume").optional(),
  registry: optionalText("Nr. la Registrul Comerțului", 30),
  county: requiredText("Județ").optional(),
  city: requiredText("Localitate").optional(),
  street: requiredText("Adresă").optional(),
  postcode: optionalPostcode(),
  bank: optionalText("Bancă"),
  iban: optionalText("IBAN", 40),
});
const CAN_BE_EMPTIED = ["registry", "postcode", "bank", "iban"] as const;

/** Has one row per customer and saved company, and one per company that appears only on orders. */
export const COMPANIES: SheetKind = {
  name: "companies",
  title: "firme",
  columns: [
    {
      key: "email",
      label: "E-mail client",
      names: ["email", "e-mail", "mail", "adresa de e-mail", "client", "customer email"],
      hint: "al contului care are firma; lasă celula goală dacă firma apare doar în comenzi",
      isKey: true,
      fold: (cell) => cell.toLowerCase(),
      mayBeLeftOut: true,
      isNeeded: true,
      example: "ana.popescu@example.ro",
    },
    {
      key: "cui",
      label: "CUI",
      names: ["cif", "cod fiscal", "cui/cif", "cod unic", "vat number", "tax id"],
      hint: "cu RO în față dacă plătește TVA",
      isKey: true,
      fold: cuiDigits,
      isNeeded: true,
      example: "RO14399840",
    },
    {
      key: "name",
      label: "Nume",
      names: ["denumire", "denumire firma", "firma", "nume firma", "company", "company name"],
      isNeeded: true,
      example: "Curat & Fiii SRL",
    },
    {
      key: "type",
      label: "Tip",
      names: ["tip firma", "type"],
      hint: "„Societate” sau „PFA”; la o firmă nouă, celula goală înseamnă „Societate”",
      example: "Societate",
    },
    {
      key: "registry",
      label: "Nr. la Registrul Comerțului",
      names: ["reg com", "registrul comertului", "nr reg com", "j"],
      example: "J12/100/2001",
    },
    { key: "county", label: "Județ", names: ["county", "state"], isNeeded: true, example: "Cluj" },
    {
      key: "city",
      label: "Localitate",
      names: ["oras", "city", "localitatea"],
      isNeeded: true,
      example: "Cluj-Napoca",
    },
    {
      key: "street",
      label: "Adresă",
      names: ["strada", "adresa sediu", "sediu", "address", "street"],
      isNeeded: true,
      example: "Str. Lungă 1",
    },
    {
      key: "postcode",
      label: "Cod poștal",
      names: ["postcode", "zip", "zipcode"],
      hint: "șase cifre",
      example: "400001",
    },
    { key: "bank", label: "Bancă", names: ["banca", "bank"], example: "Banca Probei" },
    {
      key: "iban",
      label: "IBAN",
      names: ["cont", "cont bancar", "bank account"],
      example: "RO49AAAA1B31007593840000",
    },
    { key: "customers", label: "Clienți", isShown: true },
    { key: "orders", label: "Comenzi", isShown: true },
    { key: "spent", label: "Cumpărat (lei cu TVA)", isShown: true },
    { key: "last_order", label: "Ultima comandă", isShown: true },
  ],
  write: (tx, rows, input) =>
    savedRows(rows.map(readCompany), (companies) => saveImportedCompanies(tx, companies, input)),
  read: async (db, { filter, after, limit }) => {
    const { q: text, orders } = companyFilters.safeParse(filter).data ?? {};
    const hasOrders = orders && orders === "yes";
    const companies = await companiesAfter(db, { text, hasOrders }, { after: after ?? "", limit });
    const cuis = companies.map(({ cui }) => cui);
    const [customers, stored] = [await countCompanyCustomers(db, cuis), await storedCompanies(db, cuis)];
    return {
      rows: companies.flatMap(({ cui, name, city, county, orderCount, spentBani, lastAt }) => {
        // Only the first row of a company contains its totals, so that the column can be summed.
        const bought = {
          customers: customers.get(cui) ?? 0,
          orders: orderCount,
          spent: leiNumber(spentBani),
          last_order: lastAt && romanianDay(lastAt),
        };
        const [first, ...others] = (stored.get(cui) ?? []).map(({ type, registryNumber, ...company }) => ({
          ...company,
          type: TYPES[type],
          registry: registryNumber,
        }));
        return [{ ...(first ?? { cui, name, city, county }), ...bought }, ...others];
      }),
      after: companies.length < limit ? null : (companies.at(-1)?.cui ?? null),
    };
  },
};

function readCompany({ cells }: SheetRow): ReadRow<ImportedCompany> {
  const parsed = reported.safeParse(withEmptied(cells));
  const type = cells.type === undefined ? undefined : WRITTEN_TYPES.get(foldText(cells.type));
  const typeErrors: Record<string, string[]> =
    cells.type !== undefined && type === undefined ? { type: [unread("Tip", cells.type)] } : {};
  if (!parsed.data) return { ok: false, errors: { ...fieldErrorsOf(parsed.error.issues), ...typeErrors } };
  if (Object.keys(typeErrors).length > 0) return { ok: false, errors: typeErrors };
  const { registry, postcode, bank, iban, ...company } = parsed.data;
  const reportedOf = (field: (typeof CAN_BE_EMPTIED)[number], value: string) =>
    cells[field] === undefined ? undefined : value;
  return {
    ok: true,
    value: {
      ...company,
      type,
      registryNumber: reportedOf("registry", registry),
      postcode: reportedOf("postcode", postcode),
      bank: reportedOf("bank", bank),
      iban: reportedOf("iban", iban),
    },
  };
}
