/** Stores, in an encrypted cookie, a guest's access to the order that they found. */
import type { RouterContextProvider } from "react-router";
import { seal, unseal } from "./sealed.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

const PURPOSE = "curat: guest order";

export interface OrderAccess {
  randomid: string;
  access: string;
  until: number;
}

export function storeAccess(context: Context, access: OrderAccess): void {
  const { sealKey } = context.get(scopeContext).options;
  sessionOf(context).set("guestOrder", seal(access, { sealKey, purpose: PURPOSE }));
}

export function forgetAccess(context: Context): void {
  sessionOf(context).set("guestOrder", undefined);
}

/** Returns the access, or undefined if none was granted in the last 30 minutes. */
export function storedAccess(context: Context): OrderAccess | undefined {
  const { guestOrder: cookie } = sessionOf(context).cookies;
  const { sealKey } = context.get(scopeContext).options;
  const stored = cookie ? unseal<OrderAccess>(cookie, { sealKey, purpose: PURPOSE }) : undefined;
  return stored && stored.until > Date.now() ? stored : undefined;
}
