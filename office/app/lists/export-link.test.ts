import { expect, it } from "vitest";
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import { visit } from "../testing/visit.ts";
import { exportLink } from "./export-link.server.ts";

const linkFor = async (
  permissions: string[],
  kind: SheetKindName,
  filters?: Record<string, string | undefined>,
) =>
  (
    await visit(
      () => ({ body: { data: { permissions } } }),
      (context) => exportLink(context, kind, filters),
    )
  ).result;

it("the export link contains the current filters", async () => {
  const permissions = ["exports:edit", "customers:view", "customers:export"];
  expect(await linkFor(permissions, "customers", { q: "ana pop", state: undefined, orders: "yes" })).toBe(
    "/export?fel=customers&q=ana+pop&orders=yes",
  );
  expect(await linkFor(["exports:edit", "parameters:view"], "parameters")).toBe("/export?fel=parameters");
});

it("exportLink returns undefined without the permission to export", async () => {
  expect(await linkFor(["customers:view", "customers:export"], "customers")).toBeUndefined();
  expect(await linkFor(["exports:edit", "customers:view"], "customers")).toBeUndefined();
});
