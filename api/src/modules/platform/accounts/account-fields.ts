import { createPrivateKey, createPublicKey } from "node:crypto";
import { MESSAGES } from "@curat/contract/messages.values";
import type { AccountField, ProviderName } from "@curat/contract/staff/accounts.values";
import { isServiceHost, isServiceUrl } from "../../../external/service-address.ts";
import { type AccountFields, fieldsOf } from "./accounts.rules.ts";

type ReadFields = { ok: true; fields: AccountFields } | { ok: false; errors: Record<string, string[]> };

/**
 * Validates what staff entered and drops empty fields. `kept` lists stored secrets, whose fields may be left empty.
 * `lost` lists stored secrets that cannot be decrypted. Unknown fields are errors.
 */
export function readAccountFields(
  provider: ProviderName,
  entered: AccountFields,
  {
    kept,
    lost = [],
    allowsPrivate,
  }: { kept: readonly string[]; lost?: readonly string[]; allowsPrivate: boolean },
): ReadFields {
  const known = new Map(fieldsOf(provider));
  const errors: Record<string, string[]> = {};
  const fields: Record<string, string> = {};
  for (const name of Object.keys(entered))
    if (!known.has(name)) errors[`fields.${name}`] = [MESSAGES.invalid(name)];
  for (const [name, field] of known) {
    const value = (entered[name] ?? "").trim();
    const isLost = value === "" && lost.includes(name);
    const fault = isLost
      ? `Scrie din nou: ${field.label}. Cheia serverului s-a schimbat.`
      : faultOf(field, value, { hasStored: kept.includes(name), allowsPrivate });
    if (fault !== undefined) errors[`fields.${name}`] = [fault];
    else if (value !== "") fields[name] = field.kind === "url" ? value.replace(/\/+$/, "") : value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}

function faultOf(
  { kind, label, max, isOptional = false, isSecret = false }: AccountField,
  value: string,
  { hasStored: isKept, allowsPrivate }: { hasStored: boolean; allowsPrivate: boolean },
): string | undefined {
  if (value === "") return isOptional || isKept ? undefined : MESSAGES.required(label);
  if (value.length > max) return MESSAGES.tooLong(label, max);
  switch (kind) {
    case "text":
      return /\p{Cc}/u.test(value) ? MESSAGES.invalid(label) : undefined;
    case "number":
      return /^[1-9]\d*$/.test(value) ? undefined : `Scrie la ${label} doar cifre.`;
    case "host":
      return isServiceHost(value, allowsPrivate)
        ? undefined
        : "Scrie numele serverului, de exemplu mail.magazin.ro.";
    case "url":
      return isServiceUrl(value, allowsPrivate)
        ? undefined
        : "Scrie adresa întreagă a serviciului, care începe cu https://.";
    case "pem":
      return isPem(value, isSecret) ? undefined : `${PEM_FAULT} (-----BEGIN … -----END).`;
  }
}

const PEM_FAULT = "Copiază aici tot fișierul, de la primul până la ultimul rând";

function isPem(value: string, isPrivate: boolean): boolean {
  try {
    if (isPrivate) createPrivateKey(value);
    else createPublicKey(value);
    return true;
  } catch {
    // OpenSSL's reason does not help staff; the field's own error message explains what to paste.
    return false;
  }
}
