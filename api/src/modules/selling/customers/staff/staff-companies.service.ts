/** Companies that staff enter for an account. Each action is one transaction that locks the account. */
import { MESSAGES } from "@curat/contract/messages.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import {
  deleteCompany,
  findCompany,
  insertCompany,
  loadCompaniesByCui,
  type NewCompany,
} from "../address-book.store.ts";
import { customerChange } from "../customer-changes.ts";
import { insertCustomer } from "../customers.store.ts";
import { findStoredByEmail, lockStored } from "./staff-customers.store.ts";

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}
type Shop = Pick<ApiContext, "db" | "now">;

/** Adds a company to an account unless the account already has its CUI. Returns false for an unknown account. */
export async function addCompanyByStaff(
  shop: Shop,
  { id, company, actor }: { id: number; company: NewCompany; actor: Actor },
): Promise<boolean> {
  return transaction(shop.db, async (tx) => {
    if (!(await lockStored(tx, id))) return false;
    await addCompany(tx, { id, company, actor }, shop.now());
    return true;
  });
}

/**
 * Adds a company to the account with this email, creating the account if needed. Returns errors by field if data for
 * a new account is missing.
 */
export async function createCompanyByStaff(
  shop: Shop,
  { person, company, actor }: { person: NewPerson; company: NewCompany; actor: Actor },
): Promise<{ ok: true; isNewAccount: boolean } | { ok: false; errors: FieldErrors }> {
  return transaction(shop.db, async (tx) => {
    const known = await findStoredByEmail(tx, person.email);
    const errors = known ? {} : missingIn(person);
    if (Object.keys(errors).length > 0) return { ok: false as const, errors };
    const id = known?.id ?? (await insertCustomer(tx, { ...person, passwordHash: null }, shop.now()));
    // Another request created the account after the lookup.
    if (id === undefined || !(await lockStored(tx, id)))
      return { ok: false as const, errors: { email: [MEANWHILE] } };
    if (!known) await recordChange(tx, addedChange(id, actor));
    await addCompany(tx, { id, company, actor }, shop.now());
    return { ok: true as const, isNewAccount: !known };
  });
}

const MEANWHILE = "Contul cu această adresă a fost modificat acum. Apasă din nou pe buton.";

function missingIn({ firstName, lastName }: NewPerson): FieldErrors {
  return {
    ...(firstName === "" && { firstname: [MESSAGES.required("Prenume")] }),
    ...(lastName === "" && { lastname: [MESSAGES.required("Nume")] }),
  };
}

/** Returns the audit log entry of an account that staff added. */
export function addedChange(id: number, actor: Actor) {
  return customerChange(id, { actor, sentence: `Clientul nr. ${id} a fost adăugat.` });
}

/** Adds the company unless the account has its CUI. Requires a lock on the account. */
export async function addCompany(
  tx: Tx,
  { id, company, actor }: { id: number; company: NewCompany; actor: Actor },
  now: Date,
): Promise<void> {
  const cui = cuiDigits(company.cui);
  if ((await loadCompaniesByCui(tx, cui, [id])).length > 0) return;
  await insertCompany(tx, id, company, now);
  await recordBoth(tx, { id, cui, actor }, "a fost adăugat la firmă");
}

/** Removes a company from an account. Orders keep their company. Returns false for an unknown account or company. */
export async function removeCompanyByStaff(
  { db }: Pick<Shop, "db">,
  { id, companyId, actor }: { id: number; companyId: number; actor: Actor },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await lockStored(tx, id))) return false;
    const company = await findCompany(tx, id, companyId);
    if (!company) return false;
    await deleteCompany(tx, id, companyId);
    await recordBoth(tx, { id, cui: cuiDigits(company.cui), actor }, "a fost scos de la firmă");
    return true;
  });
}

async function recordBoth(
  tx: Tx,
  { id, cui, actor }: { id: number; cui: string; actor: Actor },
  what: string,
): Promise<void> {
  const sentence = `Clientul nr. ${id} ${what}.`;
  await recordChange(tx, customerChange(id, { actor, sentence }));
  await recordChange(tx, {
    actor,
    subject: { kind: "company", id: cui },
    sentence,
    before: {},
    after: { done: sentence },
    touched: [],
  });
}
