import { createClient } from "@curat/contract/client";
import { getStaffMe } from "@curat/contract/staff/me";
import type { OfficeOptions } from "../office-context.ts";
import { readCookies } from "./cookies.ts";

/** Returns whether someone logged in sends the request. False when the API is unavailable. */
export async function isAtWork(
  { apiFetch, apiBaseUrl, apiKey }: Pick<OfficeOptions, "apiFetch" | "apiBaseUrl" | "apiKey">,
  request: Pick<Request, "headers">,
  visitor: string | undefined,
): Promise<boolean> {
  const { session } = readCookies(request.headers.get("cookie"));
  if (session === undefined) return false;
  const client = createClient({ fetch: apiFetch, baseUrl: apiBaseUrl, apiKey, staffToken: session, visitor });
  return (await client.call(getStaffMe)).ok;
}
