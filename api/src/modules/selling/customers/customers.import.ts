import type { CompanyType } from "@curat/contract/customers.values";
import type { Tx } from "../../../db/database.ts";
import { addFavourite, eraseFavourites } from "../../catalogue/favourites/index.ts";
import { insertAddress, insertCompany } from "./address-book.store.ts";
import { hashPassword } from "../../../identity/password.ts";

/** `countyId` and `cityId` are ids from the shop's lists; a postcode has six digits. */
export interface PlaceImport {
  countyId: number;
  cityId: number;
  street: string;
  postcode?: string;
}
export interface CompanyImport extends PlaceImport {
  /** Defaults to "sc". */
  type?: CompanyType;
  name: string;
  cui: string;
  registryNumber?: string;
  bank?: string;
  iban?: string;
}
export interface CustomerImport {
  email: string;
  firstName: string;
  lastName: string;
  /** In the format +40…. */
  phone?: string;
  /** Without a password or hash, customers must reset the password before they can log in. */
  password?: string;
  passwordHash?: string;
  createdAt?: Date;
  addresses?: PlaceImport[];
  companies?: CompanyImport[];
  favourites?: number[];
}
export interface CustomersImport {
  customers?: CustomerImport[];
}

/**
 * Imports customers. An existing account with the same email is updated, and each imported list replaces the stored
 * one.
 */
export async function importCustomers(tx: Tx, { customers = [] }: CustomersImport, now: Date): Promise<void> {
  for (const customer of customers) {
    const id = await putCustomer(tx, customer, now);
    await putAddressBook(tx, id, customer, now);
    await putFavourites(tx, id, customer.favourites, now);
  }
}

async function putCustomer(tx: Tx, customer: CustomerImport, now: Date): Promise<number> {
  const { email, firstName, lastName, phone = "", password, createdAt = now } = customer;
  const passwordHash =
    customer.passwordHash ?? (password === undefined ? null : await hashPassword(password));
  const person = { first_name: firstName, last_name: lastName, phone };
  const current = await tx
    .updateTable("customer")
    .set({ ...person, ...(passwordHash === null ? {} : { password_hash: passwordHash }) })
    .where((eb) => eb.fn("lower", ["email"]), "=", email.toLowerCase())
    .where("erased_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (current) return current.id;
  const row = await tx
    .insertInto("customer")
    .values({
      ...person,
      email: email.toLowerCase(),
      password_hash: passwordHash,
      created_at: createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function putAddressBook(
  tx: Tx,
  id: number,
  { addresses, companies }: CustomerImport,
  now: Date,
): Promise<void> {
  if (addresses) await tx.deleteFrom("customer_address").where("customer_id", "=", id).execute();
  if (companies) await tx.deleteFrom("customer_company").where("customer_id", "=", id).execute();
  for (const { postcode = "", ...place } of addresses ?? [])
    await insertAddress(tx, id, { postcode, ...place }, now);
  for (const company of companies ?? [])
    await insertCompany(
      tx,
      id,
      { type: "sc", registryNumber: "", bank: "", iban: "", postcode: "", ...company },
      now,
    );
}

async function putFavourites(tx: Tx, id: number, products: number[] | undefined, now: Date): Promise<void> {
  if (!products) return;
  await eraseFavourites(tx, id);
  for (const [index, productId] of products.entries())
    await addFavourite(tx, id, productId, new Date(now.getTime() - index));
}
