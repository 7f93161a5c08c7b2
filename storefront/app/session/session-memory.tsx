import { useEffect } from "react";
import { useLocation } from "react-router";
import type { LayoutData } from "./layout-data.ts";
import { lastRouteEntry } from "./last-route.ts";
import { localMemory } from "./browser-storage.ts";
import { CHOICES_AT_CHECKOUT, ROLE } from "./local-keys.ts";
import { forgetPreferences, rememberPreference } from "./preferences.ts";

/** Stores the visitor's role and last page in the browser (B-010, B-011). */
export function SessionMemory({ layout, isFound }: { layout: LayoutData; isFound: boolean }) {
  const customerId = layout.customer?.id;
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The customer has logged out since the last page.
    if (customerId === undefined && localMemory.getItem(ROLE) === "client")
      for (const key of CHOICES_AT_CHECKOUT) localMemory.removeItem(key);
    localMemory.setItem(ROLE, customerId === undefined ? "public" : "client");
  }, [customerId]);
  useEffect(() => {
    const isRemembered = isFound && customerId !== undefined;
    const entry = isRemembered ? lastRouteEntry(customerId, pathname + search) : undefined;
    if (entry) rememberPreference("lastRoute", entry);
  }, [customerId, isFound, pathname, search]);
  // Runs with each new layout, because any action may have changed the consent.
  useEffect(forgetPreferences, [layout]);
  return null;
}
