import { counted } from "@curat/contract/quantity-text.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { CompanyType } from "@curat/contract/customers.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import type { Tx } from "../../../../db/database.ts";
import { readCompanyNumbers } from "../../../../identity/company-numbers.ts";
import { foldText } from "../../../../text/fold.ts";
import {
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
} from "../../../platform/changes/index.ts";
import {
  findPlaceByAnswers,
  type Place,
  type PlaceAnswers,
  readPlace,
} from "../../../platform/geography/index.ts";
import {
  insertCompany,
  loadCompaniesOf,
  type NewCompany,
  type StoredCompany,
  updateCompany,
} from "../address-book.store.ts";
import { customerChange } from "../customer-changes.ts";
import { loadOrderedCompanies } from "./company-list.store.ts";
import { judgeOrdered } from "./ordered-companies.ts";
import { loadCurrent } from "./imported-customers.ts";

export interface ImportedCompany {
  /** The customer's email in lower case; undefined for a company that appears only in orders. */
  email?: string | undefined;
  /** As entered; the prefix "RO" means that the company is registered for VAT. */
  cui: string;
  type?: CompanyType | undefined;
  name?: string | undefined;
  registryNumber?: string | undefined;
  county?: string | undefined;
  city?: string | undefined;
  street?: string | undefined;
  postcode?: string | undefined;
  bank?: string | undefined;
  iban?: string | undefined;
}
type ClientCompany = Pick<StoredCompany, "id" | "county" | "city"> & NewCompany;

/**
 * Adds companies to the customers with these emails, or updates companies with the same CUI. Rows without an email
 * are only compared with orders. `places` maps unknown places to the places that staff chose.
 */
export async function saveImportedCompanies(
  tx: Tx,
  rows: readonly ImportedCompany[],
  { actor, at, isDryRun, places: answers }: ImportedRows & { places: PlaceAnswers },
): Promise<RowResult[]> {
  const customers = await loadCurrent(
    tx,
    rows.flatMap(({ email }) => email ?? []),
    { isDryRun },
  );
  const ordered = await loadOrderedCompanies(
    tx,
    rows.flatMap(({ email, cui }) => (email === undefined ? cuiDigits(cui) : [])),
  );
  const books = await loadBooks(tx, customers.values(), { isDryRun });
  const places = new Map<string, Awaited<ReturnType<typeof findPlaceByAnswers>>>();
  const noted = new Map<number, { added: number; changed: number }>();
  const note = (customerId: number, what: "added" | "changed"): void => {
    const counted = noted.get(customerId) ?? { added: 0, changed: 0 };
    noted.set(customerId, { ...counted, [what]: counted[what] + 1 });
  };

  async function placeOf(reported: ImportedCompany, county: string, city: string): Promise<FoundPlace> {
    const written = { county, city, postcode: reported.postcode, street: reported.street };
    const key = JSON.stringify(readPlace(written));
    const found = places.get(key) ?? (await findPlaceByAnswers(tx, written, answers));
    places.set(key, found);
    const { place, askedKey, isSkipped = false } = found;
    const isUnresolved = askedKey !== undefined && county !== "" && city !== "";
    return { place, isSkipped, ...(isUnresolved && { asked: { key: askedKey, county, city } }) };
  }

  async function saveRow(reported: ImportedCompany): Promise<RowResult> {
    if (reported.email === undefined) return judgeOrdered(reported, ordered.get(cuiDigits(reported.cui)));
    const customer = customers.get(reported.email);
    if (!customer) return refusedRow({ email: [UNKNOWN_CUSTOMER] });
    const book = books.get(customer.id) ?? [];
    const matching = book.filter(({ cui }) => cuiDigits(cui) === cuiDigits(reported.cui));
    const [before] = matching;
    const { county = before?.county, city = before?.city } = reported;
    const found: FoundPlace =
      before && isPlace(before, { county, city })
        ? { place: before, isSkipped: false }
        : await placeOf(reported, county ?? "", city ?? "");
    const input = found.asked && { place: found.asked };
    return { ...(await saveAt(reported, { customer, book, matching, found })), ...input };
  }

  async function saveAt(
    reported: ImportedCompany,
    { customer, book, matching, found }: ImportTarget,
  ): Promise<RowResult> {
    const [before] = matching;
    const { county = before?.county, city = before?.city } = reported;
    const { company, errors } = readImported(reported, {
      before,
      found,
      hasPlace: Boolean(county && city),
    });
    if (!company) return refusedRow(errors);
    if (matching.some((stored) => isSame(stored, company))) return { outcome: "same" };
    if (matching.length > 1) return refusedRow({ cui: [DUPLICATE_COMPANY] });
    if (before) {
      if (!isDryRun) await updateCompany(tx, customer.id, { id: before.id, ...company });
      Object.assign(before, company);
      note(customer.id, "changed");
      return { outcome: "changed" };
    }
    const id = isDryRun ? 0 : await insertCompany(tx, customer.id, company, at);
    books.set(customer.id, [...book, { id, ...company }]);
    note(customer.id, "added");
    return { outcome: "new" };
  }

  const results: RowResult[] = [];
  for (const row of rows) results.push(await saveRow(row));
  if (!isDryRun)
    await recordChanges(
      tx,
      [...noted].map(([id, counts]) => customerChange(id, { actor, sentence: sentenceOf(id, counts) })),
    );
  return results;
}

interface FoundPlace {
  place: Place | ClientCompany | undefined;
  isSkipped: boolean;
  /** The place in the file that is missing from the shop's lists. */
  asked?: UnresolvedPlace;
}

interface ImportTarget {
  customer: { id: number };
  book: readonly ClientCompany[];
  matching: readonly ClientCompany[];
  found: FoundPlace;
}

function sentenceOf(customerId: number, { added, changed }: { added: number; changed: number }): string {
  const of = (count: number) => counted(count, "o firmă", "firme");
  const what = [
    ...(added > 0 ? [`${of(added)} în plus`] : []),
    ...(changed > 0 ? [`${of(changed)} cu alte date`] : []),
  ];
  return `Clientul nr. ${customerId}, modificat dintr-un fișier: ${what.join(", ")}.`;
}

const UNKNOWN_CUSTOMER = "Nu există un client cu acest e-mail: importă mai întâi clienții.";
const UNKNOWN_PLACE =
  "Localitatea nu există în județul indicat. Alege-o mai sus, o singură dată pentru tot fișierul.";
const PLACE_SKIPPED = "Rândul nu se importă: ai ales să ignori localitatea.";
const DUPLICATE_COMPANY =
  "Clientul are de mai multe ori o firmă cu acest CUI: doar el o poate modifica, în contul lui.";

async function loadBooks(
  tx: Tx,
  customers: Iterable<{ id: number }>,
  { isDryRun }: { isDryRun: boolean },
): Promise<Map<number, ClientCompany[]>> {
  const ids = [...customers].map(({ id }) => id);
  const stored = ids.length > 0 ? await loadCompaniesOf(tx, ids, { isLocked: !isDryRun }) : [];
  return Map.groupBy(stored, ({ customerId }) => customerId);
}

/**
 * Returns whether a row contains the company's current place. Such a row keeps the place, even if several localities
 * have that name.
 */
function isPlace(
  before: ClientCompany,
  { county = "", city = "" }: { county?: string; city?: string },
): boolean {
  return foldText(before.county) === foldText(county) && foldText(before.city) === foldText(city);
}

type WithNames = NewCompany & Pick<StoredCompany, "county" | "city">;

function readImported(
  reported: ImportedCompany,
  {
    before,
    found: { place, isSkipped },
    hasPlace,
  }: { before: ClientCompany | undefined; found: FoundPlace; hasPlace: boolean },
): { company?: WithNames; errors: FieldErrors } {
  const { name = before?.name, street = before?.street } = reported;
  const { numbers, errors } = readCompanyNumbers(
    { cui: reported.cui, iban: reported.iban ?? before?.iban ?? "" },
    { cui: "cui", iban: "iban" },
  );
  if (name === undefined) errors["name"] = [MESSAGES.required("Nume")];
  if (street === undefined) errors["street"] = [MESSAGES.required("Adresă")];
  if (!hasPlace) {
    if (!(reported.county ?? before?.county)) errors["county"] = [MESSAGES.required("Județ")];
    if (!(reported.city ?? before?.city)) errors["city"] = [MESSAGES.required("Localitate")];
  } else if (!place) errors["city"] = [isSkipped ? PLACE_SKIPPED : UNKNOWN_PLACE];
  if (name === undefined || street === undefined || !place || Object.keys(errors).length > 0)
    return { errors };
  const { countyId, county, cityId, city } = place;
  return {
    company: {
      countyId,
      county,
      cityId,
      city,
      street,
      name,
      ...numbers,
      type: reported.type ?? before?.type ?? "sc",
      postcode: reported.postcode ?? before?.postcode ?? "",
      registryNumber: reported.registryNumber ?? before?.registryNumber ?? "",
      bank: reported.bank ?? before?.bank ?? "",
    },
    errors,
  };
}

function isSame(stored: ClientCompany, company: WithNames): boolean {
  return (Object.keys(company) as (keyof WithNames)[]).every((field) => stored[field] === company[field]);
}
