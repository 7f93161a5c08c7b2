/** Stores the checkout form for 30 minutes, in case the buyer leaves, or their cart or login expires. */
import type { RouterContextProvider } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { COOKIES } from "../../session/cookies.ts";
import { MAX_SEALED_CHARACTERS, seal, unseal } from "../../session/sealed.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { FIELD } from "./form-fields.ts";

type Context = Readonly<RouterContextProvider>;

const PURPOSE = "curat: typed checkout";
/** Fields that are not stored, because they belong to one cart, are stored elsewhere or record consent to one order. */
const NOT_STORED = new Set<string>(["intent", "total", "terms", "selected_store", ...Object.values(FIELD)]);

interface StoredForm {
  values: Typed;
  customerId: number | undefined;
  until: number;
}

/** Stores the form in an encrypted cookie. Drops the order note if it is too long. */
export function storeLeftForm(context: Context, typed: Typed, customerId: number | undefined): void {
  const { sealKey } = context.get(scopeContext).options;
  const until = Date.now() + COOKIES.typed.maxAgeSeconds * 1000;
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text !== "" && isStored(name)),
  );
  const { observation: _, ...short } = values;
  const sealed = [values, short]
    .map((stored) =>
      seal({ values: stored, customerId, until } satisfies StoredForm, { sealKey, purpose: PURPOSE }),
    )
    .find((text) => text.length <= MAX_SEALED_CHARACTERS);
  sessionOf(context).set("typed", sealed);
}

/** Returns the values that this customer entered earlier, or an empty object if none are stored. */
export function storedLeftForm(context: Context, customerId: number | undefined): Typed {
  const { typed: cookie } = sessionOf(context).cookies;
  const { sealKey } = context.get(scopeContext).options;
  const stored = cookie ? unseal<StoredForm>(cookie, { sealKey, purpose: PURPOSE }) : undefined;
  return stored && stored.until > Date.now() && stored.customerId === customerId ? stored.values : {};
}

export function dropLeftForm(context: Context): void {
  sessionOf(context).set("typed", undefined);
}

function isStored(name: string): boolean {
  return !NOT_STORED.has(name) && !/^items\[|^(?:delivery|payment)\.|\.(?:id|seen)$/.test(name);
}
