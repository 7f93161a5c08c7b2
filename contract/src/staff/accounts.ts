import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { ACCOUNT_MODES, PROVIDERS, type ProviderName } from "./accounts.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";

const tag = "Staff: accounts";

const storedAccount = z.object({
  mode: z.enum(ACCOUNT_MODES),
  /** Fields without secrets. */
  fields: z.record(z.string(), z.string()),
  /** Names of stored secrets. Their values are never returned. */
  secrets: z.array(z.string()),
  /** Names of secrets that the shop's current key cannot decrypt. Staff must enter them again. */
  unreadable: z.array(z.string()),
  updated_at: z.iso.datetime(),
  /** The last check. `is_current` is false if the account was saved afterwards. */
  check: z
    .object({ at: z.iso.datetime(), is_good: z.boolean(), words: z.string(), is_current: z.boolean() })
    .nullable(),
  last_good_at: z.iso.datetime().nullable(),
});

const providerAccounts = z
  .object({
    provider: z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]]), // Object.keys returns plain strings.
    /** Whether the account in use comes from the server's environment, which the office cannot change. */
    is_from_environment: z.boolean(),
    mode_in_use: z.enum(ACCOUNT_MODES).nullable(),
    accounts: z.array(storedAccount),
    /** When the provider last fulfilled a request, such as for a waybill or a payment. */
    used_at: z.iso.datetime().nullable(),
    /** When the provider last refused a waybill that has not been created since. */
    refused_at: z.iso.datetime().nullable(),
    version: z.int(),
  })
  .openapi("StaffProviderAccounts");
export type ProviderAccounts = z.infer<typeof providerAccounts>;

const providerParam = z.object({ provider: z.string().openapi({ example: "sameday" }) });
const accountParams = providerParam.extend({ mode: z.string().openapi({ example: "live" }) });

const FIELD_NAME_MAX = 40;
const VALUE_MAX = 20_000;
const FIELDS_MAX = 20;

export const listAccounts = call({
  method: "get",
  path: "/staff/accounts",
  tag,
  summary: "Lists the accounts of all providers, without their secrets",
  access: { staff: "settings:view" },
  effect: "read",
  answer: one(z.array(providerAccounts)),
});

export const saveAccount = call({
  method: "put",
  path: "/staff/accounts/{provider}/{mode}",
  tag,
  summary:
    "Saves an account if `version` is current. Secrets that are missing or empty keep their value. 422 at `fields.…`, 409 if the environment sets the account",
  access: { staff: "settings:edit" },
  effect: "write",
  // The account determines who ships the goods or receives the money.
  isSensitive: true,
  request: {
    params: accountParams,
    body: json(
      z.object(
        {
          fields: z
            .record(z.string().max(FIELD_NAME_MAX), z.string().max(VALUE_MAX))
            .refine((fields) => Object.keys(fields).length <= FIELDS_MAX, MESSAGES.invalid("Câmpuri")),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(providerAccounts),
});

export const chooseAccount = call({
  method: "put",
  path: "/staff/accounts/{provider}",
  tag,
  summary: "Sets which account of a provider is in use; null for none",
  access: { staff: "settings:edit" },
  effect: "write",
  // The account determines who ships the goods or receives the money.
  isSensitive: true,
  request: {
    params: providerParam,
    body: json(
      z.object(
        { mode: z.enum(ACCOUNT_MODES, MESSAGES.invalid("Cont")).nullable(), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(providerAccounts),
});

export const checkAccount = call({
  method: "post",
  path: "/staff/accounts/{provider}/{mode}/check",
  tag,
  summary:
    "Makes a harmless call to the provider with an account, for up to ten seconds, and stores the answer",
  access: { staff: "settings:edit" },
  effect: "write",
  request: { params: accountParams },
  answer: one(providerAccounts),
});

export const deleteAccount = call({
  method: "delete",
  path: "/staff/accounts/{provider}/{mode}",
  tag,
  summary: "Deletes an account with its secrets",
  access: { staff: "settings:edit" },
  effect: "write",
  // The account determines who ships the goods or receives the money.
  isSensitive: true,
  request: { params: accountParams, query: z.object({ version: versionQuery }) },
  answer: one(providerAccounts),
});
