import type { RouteConfig } from "@hono/zod-openapi";
import { type Access, permissionsFor } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import { KEYLESS_PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { Described } from "./call-request.ts";
import type { HonoApp } from "./access-checks.ts";

export function describeKeys({ openAPIRegistry }: HonoApp): void {
  const header = (key: "apiKey" | "userToken" | "staffToken" | "staffKey", description: string): void => {
    openAPIRegistry.registerComponent("securitySchemes", key, {
      type: "apiKey",
      in: "header",
      name: HEADERS[key],
      description,
    });
  };
  header("apiKey", "API key of the storefront; required by every call");
  header("userToken", "Session token of a logged-in customer");
  header("staffToken", "Session token of a logged-in staff member");
  header("staffKey", "API key of a program with the call's permission");
}

/** Returns the route for the OpenAPI document. Properties that OpenAPI cannot express become `x-` fields. */
export function documented({
  access,
  effect,
  rate,
  isPersonal: _isPersonal,
  opensSession: _opensSession,
  asksConsent: _requiresConsent,
  returnsRedirects: _tellsRedirects,
  isSensitive,
  ...route
}: Described): RouteConfig {
  return {
    ...route,
    description: [route.description, describeAccess(access)].filter(Boolean).join("\n\n"),
    security: keysOf(access).map((keys) => ({ apiKey: [], ...keys })),
    ...(typeof access === "object" && { "x-permission": access.staff }),
    "x-effect": effect,
    ...(isSensitive && { "x-sensitive": true }),
    ...(rate && { "x-rate": rate }),
  };
}

function describeAccess(access: Access): string {
  if (access === "public") return "Public.";
  if (access === "entrance") return "Available to staff before login.";
  if (access === "staff") return "Requires a logged-in staff member.";
  return access === "customer"
    ? "Requires a logged-in customer."
    : `Requires the staff permission ${permissionsFor(access)
        .map((permission) => `\`${permission}\``)
        .join(" or ")}.`;
}

function keysOf(access: Access): Record<string, string[]>[] {
  if (access === "public" || access === "entrance") return [{}];
  if (access === "customer") return [{ userToken: [] }];
  if (access === "staff") return [{ staffToken: [] }];
  return permissionsFor(access).flatMap((permission): Record<string, string[]>[] => [
    { staffToken: [permission] },
    ...(KEYLESS_PERMISSIONS.includes(permission) ? [] : [{ staffKey: [permission] }]),
  ]);
}
