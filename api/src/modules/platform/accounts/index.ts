/**
 * Accounts of couriers and payment processors.
 *
 * - `accounts.rules.ts`: the account in effect
 * - `account-fields.ts`: validation of fields
 * - `accounts.service.ts`: saving, choosing and deleting
 * - `account-secrets.ts`: encryption of secrets
 * - `account-mirror.ts`: the copy of each process
 *
 * Tables and views: provider_account.
 */
export { accountOf } from "./accounts.rules.ts";
export { type AccountMirror, openAccountMirror } from "./account-mirror.ts";
export { accountsRoutes } from "./accounts.routes.ts";
