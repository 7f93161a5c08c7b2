import type { AccountMode } from "@curat/contract/staff/accounts.values";
import type { Db, Tx } from "../../../db/database.ts";
import type { AccountFields } from "./accounts.rules.ts";

export interface StoredAccount {
  provider: string;
  mode: AccountMode;
  isUsed: boolean;
  fields: AccountFields;
  /** Encrypted values by field name. */
  secrets: AccountFields;
  /** Incremented by each save. */
  revision: number;
  updatedAt: Date;
}

export async function listStoredAccounts(db: Db, provider?: string): Promise<StoredAccount[]> {
  const rows = await db
    .selectFrom("provider_account")
    .selectAll()
    .$if(provider !== undefined, (q) => q.where("provider", "=", provider ?? ""))
    .orderBy("provider")
    .orderBy("mode")
    .execute();
  return rows.map((row) => ({
    provider: row.provider,
    // A constraint allows only the two modes.
    mode: row.mode as AccountMode,
    isUsed: row.is_used,
    fields: row.fields,
    secrets: row.secrets,
    revision: row.revision,
    updatedAt: row.updated_at,
  }));
}

export async function lockAccounts(tx: Tx, provider: string): Promise<StoredAccount[]> {
  await tx
    .selectFrom("provider_account")
    .select("mode")
    .where("provider", "=", provider)
    .orderBy("mode")
    .forUpdate()
    .execute();
  return listStoredAccounts(tx, provider);
}

/** Saves an account and increments its revision. */
export async function putAccount(
  tx: Tx,
  { provider, mode, isUsed, fields, secrets, updatedAt }: Omit<StoredAccount, "revision">,
): Promise<void> {
  const values = {
    is_used: isUsed,
    fields: JSON.stringify(fields),
    secrets: JSON.stringify(secrets),
    updated_at: updatedAt,
  };
  await tx
    .insertInto("provider_account")
    .values({ provider, mode, ...values })
    .onConflict((on) =>
      on.columns(["provider", "mode"]).doUpdateSet((row) => ({
        ...values,
        revision: row("provider_account.revision", "+", 1),
      })),
    )
    .execute();
}

export async function setUsedMode(tx: Tx, provider: string, mode: AccountMode | null): Promise<void> {
  // The unique index on the used account is checked row by row, so clear the former one first.
  await tx.updateTable("provider_account").set({ is_used: false }).where("provider", "=", provider).execute();
  if (mode === null) return;
  await tx
    .updateTable("provider_account")
    .set({ is_used: true })
    .where("provider", "=", provider)
    .where("mode", "=", mode)
    .execute();
}

export async function deleteAccountRow(tx: Tx, provider: string, mode: AccountMode): Promise<void> {
  await tx.deleteFrom("provider_account").where("provider", "=", provider).where("mode", "=", mode).execute();
}
