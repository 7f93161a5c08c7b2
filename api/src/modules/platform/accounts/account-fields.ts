import { createPrivateKey, createPublicKey } from "node:crypto";
import { MESSAGES } from "@curat/contract/messages.values";
import type { AccountField, ProviderName } from "@curat/contract/staff/accounts.values";
import { type AccountFields, fieldsOf } from "./accounts.rules.ts";

type ReadFields = { ok: true; fields: AccountFields } | { ok: false; errors: Record<string, string[]> };

/**
 * Validates what staff entered. Drops empty fields. `kept` are the secrets that are already stored: an empty secret
 * among them is not missing. `lost` are those that cannot be opened. Unknown fields are errors.
 */
export function readAccountFields(
  provider: ProviderName,
  entered: AccountFields,
  { kept, lost = [], isLocal }: { kept: readonly string[]; lost?: readonly string[]; isLocal: boolean },
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
      : faultOf(field, value, { isKept: kept.includes(name), isLocal });
    if (fault !== undefined) errors[`fields.${name}`] = [fault];
    else if (value !== "") fields[name] = field.kind === "url" ? value.replace(/\/+$/, "") : value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, fields };
}

function faultOf(
  { kind, label, max, isOptional = false, isSecret = false }: AccountField,
  value: string,
  { isKept, isLocal }: { isKept: boolean; isLocal: boolean },
): string | undefined {
  if (value === "") return isOptional || isKept ? undefined : MESSAGES.required(label);
  if (value.length > max) return MESSAGES.tooLong(label, max);
  switch (kind) {
    case "text":
      return /\p{Cc}/u.test(value) ? MESSAGES.invalid(label) : undefined;
    case "number":
      return /^[1-9]\d*$/.test(value) ? undefined : `Scrie la ${label} doar cifre.`;
    case "host":
      return isHost(value, isLocal) ? undefined : "Scrie numele serverului, de exemplu mail.magazin.ro.";
    case "url":
      return isServiceUrl(value, isLocal)
        ? undefined
        : "Scrie adresa întreagă a serviciului, care începe cu https://.";
    case "pem":
      return isPem(value, isSecret) ? undefined : `${PEM_FAULT} (-----BEGIN … -----END).`;
  }
}

const PEM_FAULT = "Copiază aici tot fișierul, de la primul până la ultimul rând";

/**
 * Returns whether the shop may call this address. A public shop calls only named https hosts, so that the office
 * cannot reach services inside the shop's network.
 */
function isServiceUrl(value: string, isLocal: boolean): boolean {
  const url = URL.parse(value);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  if (isLocal) return url.protocol === "https:" || url.protocol === "http:";
  return url.protocol === "https:" && isHost(url.hostname, false);
}

function isHost(name: string, isLocal: boolean): boolean {
  if (isLocal && /^(?:localhost|127\.0\.0\.1)$/.test(name)) return true;
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(name) && !/\.(?:local|internal|localhost)$/i.test(name);
}

function isPem(value: string, isPrivate: boolean): boolean {
  try {
    if (isPrivate) createPrivateKey(value);
    else createPublicKey(value);
    return true;
  } catch {
    // OpenSSL reports why; the field's message says what to paste.
    return false;
  }
}
