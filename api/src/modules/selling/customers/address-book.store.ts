import type { CompanyType } from "@curat/contract/customers.values";
import { sql } from "kysely";
import { digitsOf, writtenFor } from "./company-cui.ts";
import { anyOf, type Db } from "../../../db/database.ts";

export interface StoredPlace {
  countyId: number;
  cityId: number;
  street: string;
  postcode: string;
}
export interface StoredAddress extends StoredPlace {
  id: number;
  county: string;
  city: string;
}
export interface StoredNumbers {
  type: CompanyType;
  name: string;
  cui: string;
  registryNumber: string;
  bank: string;
  iban: string;
}
export type NewCompany = StoredPlace & StoredNumbers;
export type StoredCompany = StoredAddress & StoredNumbers;

const PLACE_FIELDS = [
  "kept.id",
  "kept.county_id as countyId",
  "county.name as county",
  "kept.city_id as cityId",
  "city.name as city",
  "kept.street",
  "kept.postcode",
] as const;

export async function loadAddresses(db: Db, customerId: number): Promise<StoredAddress[]> {
  return addresses(db).where("kept.customer_id", "=", customerId).orderBy("kept.id").execute();
}

/** Returns the county that all of a customer's addresses share; undefined if they differ or there are none. */
export async function findOnlyCounty(db: Db, customerId: number): Promise<number | undefined> {
  const rows = await db
    .selectFrom("customer_address")
    .select("county_id")
    .distinct()
    .where("customer_id", "=", customerId)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.county_id : undefined;
}

export async function findAddress(
  db: Db,
  customerId: number,
  id: number,
): Promise<StoredAddress | undefined> {
  return addresses(db)
    .where("kept.customer_id", "=", customerId)
    .where("kept.id", "=", id)
    .executeTakeFirst();
}

function addresses(db: Db) {
  return db
    .selectFrom("customer_address as kept")
    .innerJoin("county", "county.id", "kept.county_id")
    .innerJoin("city", "city.id", "kept.city_id")
    .select(PLACE_FIELDS);
}

export async function insertAddress(
  db: Db,
  customerId: number,
  place: StoredPlace,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("customer_address")
    .values({ customer_id: customerId, ...placeRow(place), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateAddress(
  db: Db,
  customerId: number,
  { id, ...place }: StoredPlace & { id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("customer_address")
    .set(placeRow(place))
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_address")
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function loadCompanies(db: Db, customerId: number): Promise<StoredCompany[]> {
  const rows = await companies(db).where("kept.customer_id", "=", customerId).orderBy("kept.id").execute();
  return rows.map(toCompany);
}

export async function loadCompaniesOf(
  db: Db,
  customerIds: readonly number[],
  { isLocked }: { isLocked: boolean },
): Promise<(StoredCompany & { customerId: number })[]> {
  const rows = await companies(db)
    .select("kept.customer_id as customerId")
    .where("kept.customer_id", "=", anyOf(customerIds))
    .orderBy("kept.id")
    .$if(isLocked, (query) => query.forNoKeyUpdate("kept"))
    .execute();
  return rows.map(toCompany);
}

/** Returns the companies of these customers whose CUI is `cui` (digits only) or one of its aliases. */
export async function loadCompaniesByCui(
  db: Db,
  cui: string,
  customerIds: readonly number[],
): Promise<(StoredCompany & { customerId: number })[]> {
  if (customerIds.length === 0) return [];
  const rows = await companies(db)
    .select("kept.customer_id as customerId")
    .where(sql<boolean>`${digitsOf(sql`kept.cui`)} = any(${writtenFor([cui])})`)
    .where("kept.customer_id", "=", anyOf(customerIds))
    .orderBy("kept.id")
    .execute();
  return rows.map(toCompany);
}

export async function findCompany(
  db: Db,
  customerId: number,
  id: number,
): Promise<StoredCompany | undefined> {
  const row = await companies(db)
    .where("kept.customer_id", "=", customerId)
    .where("kept.id", "=", id)
    .executeTakeFirst();
  return row && toCompany(row);
}

function companies(db: Db) {
  return db
    .selectFrom("customer_company as kept")
    .innerJoin("county", "county.id", "kept.county_id")
    .innerJoin("city", "city.id", "kept.city_id")
    .select([
      ...PLACE_FIELDS,
      "kept.type",
      "kept.name",
      "kept.cui",
      "kept.registry_number as registryNumber",
      "kept.bank",
      "kept.iban",
    ]);
}

function toCompany<Row extends { type: string }>(row: Row): Row & { type: CompanyType } {
  // A check constraint allows only these types.
  return { ...row, type: row.type as CompanyType };
}

export async function insertCompany(
  db: Db,
  customerId: number,
  company: NewCompany,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("customer_company")
    .values({ customer_id: customerId, ...companyRow(company), created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCompany(
  db: Db,
  customerId: number,
  { id, ...company }: NewCompany & { id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("customer_company")
    .set(companyRow(company))
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCompany(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("customer_company")
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function placeRow({ countyId, cityId, street, postcode }: StoredPlace) {
  return { county_id: countyId, city_id: cityId, street, postcode };
}

function companyRow({ type, name, cui, registryNumber, bank, iban, ...place }: NewCompany) {
  return { ...placeRow(place), type, name, cui, registry_number: registryNumber, bank, iban };
}
