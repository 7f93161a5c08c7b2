import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { subscribersAsFile } from "./newsletter.server.ts";

const download = (reported: { status?: number; body: unknown }) =>
  visit(
    () => reported,
    (context) =>
      subscribersAsFile(context, new URL("https://curat.ro/admin/newsletter.csv?stare=left&q=ana")),
    { path: "/newsletter.csv?stare=left&q=ana", method: "GET" },
  );

it("the export redirects to the second factor with a return path to the list", async () => {
  const { result } = await download({ status: 403, body: { error: "second_factor_required" } });
  expect(leadsTo(result)).toBe(`/confirmare?inapoi=${encodeURIComponent("/newsletter?stare=left&q=ana")}`);
});

it("the export contains each address with its state, and no formulas", async () => {
  const row = {
    email: "=ana@example.com",
    state: "left",
    asked_at: "2026-11-01T10:00:00Z",
    confirmed_at: "2026-11-01T11:00:00Z",
    left_at: null,
  };
  const { result, requests } = await download({ body: { data: [row], meta: { last_page: 1 } } });
  const text = await (result as Response).text();
  expect(text).toContain("'=ana@example.com;dezabonat;");
  expect(requests[0]?.url).toContain("state=left");
});
