/**
 * Accounts of couriers and payment processors.
 *
 * - `accounts.rules.ts`: the account in effect
 * - `account-fields.ts`: validation of fields
 * - `accounts.service.ts`: saving, choosing and deleting
 * - `account-checks.service.ts`: checks by a call to the provider
 * - `account-secrets.ts`: encryption of secrets
 * - `account-mirror.ts`: the copy of each process
 *
 * Tables and views: provider_account, provider_check.
 */
export type { AccountAnswer, AccountCheckers, AccountTraffic } from "./account-checks.service.ts";
export { countAccountSecrets, workingGroups } from "./accounts.service.ts";
export { accountOf } from "./accounts.rules.ts";
export { type AccountMirror, openAccountMirror } from "./account-mirror.ts";
export { accountsRoutes } from "./accounts.routes.ts";
