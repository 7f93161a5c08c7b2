/** Describes the access of calls in the OpenAPI document. */
import type { RouteConfig } from "@hono/zod-openapi";
import { type Access, permissionsFor } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import { KEYLESS_PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Described } from "./call-request.ts";
import type { HonoApp } from "./access-checks.ts";

/** Registers the authentication headers as security schemes. */
export function describeKeys({ openAPIRegistry }: HonoApp): void {
  const header = (key: "apiKey" | "userToken" | "staffToken" | "staffKey", description: string): void => {
    openAPIRegistry.registerComponent("securitySchemes", key, {
      type: "apiKey",
      in: "header",
      name: HEADERS[key],
      description,
    });
  };
  header("apiKey", "The storefront's key; every call needs it");
  header("userToken", "The token of a logged-in customer");
  header("staffToken", "The token of one of the shop's people who is logged in");
  header("staffKey", "A key of a program that has the permission of the call");
}

/**
 * Returns the route as it appears in the OpenAPI document. Facts that OpenAPI cannot express become `x-`
 * fields.
 */
export function documented({
  access,
  effect,
  rate,
  isPersonal: _isPersonal,
  opensSession: _opensSession,
  asksConsent: _asksConsent,
  returnsRedirects: _tellsRedirects,
  isSensitive,
  ...route
}: Described): RouteConfig {
  return {
    ...route,
    description: [route.description, whoMayAsk(access)].filter(Boolean).join("\n\n"),
    security: keysOf(access).map((keys) => ({ apiKey: [], ...keys })),
    ...(typeof access === "object" && { "x-permission": access.staff }),
    "x-effect": effect,
    ...(isSensitive && { "x-sensitive": true }),
    ...(rate && { "x-rate": rate }),
  };
}

function whoMayAsk(access: Access): string {
  if (access === "public") return "Anyone may ask.";
  if (access === "entrance") return "For staff who are not logged in yet.";
  if (access === "staff") return "For staff who are logged in.";
  return access === "customer"
    ? "For customers who are logged in."
    : `For staff who may ${permissionsFor(access)
        .map((permission) => `\`${permission}\``)
        .join(" or ")}.`;
}

/**
 * Returns the security requirements of an access, in addition to the storefront's key. Meeting any one of
 * them suffices.
 */
function keysOf(access: Access): Record<string, string[]>[] {
  if (access === "public" || access === "entrance") return [{}];
  if (access === "customer") return [{ userToken: [] }];
  if (access === "staff") return [{ staffToken: [] }];
  return permissionsFor(access).flatMap((permission): Record<string, string[]>[] => [
    { staffToken: [permission] },
    ...(KEYLESS_PERMISSIONS.includes(permission) ? [] : [{ staffKey: [permission] }]),
  ]);
}
