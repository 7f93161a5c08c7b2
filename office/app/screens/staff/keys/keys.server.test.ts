import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeKeys } from "./keys.server.ts";

async function sendUntil(reported: StubbedResponse) {
  const body = new URLSearchParams({ form: "until-7", id: "7", version: "2", until: "2026-12-31" });
  const request = new Request("https://curat.ro/admin/chei", { method: "POST", body });
  const { result } = await visit(
    () => reported,
    (context) => changeKeys(request, context),
  );
  return result;
}

it("a key's new expiry remains in the form while the second factor is required", async () => {
  expect(await sendUntil({ status: 403, body: { error: "second_factor_required" } })).toMatchObject({
    data: { form: "until-7", needs: "second-factor", values: { until: "2026-12-31" } },
  });
  expect(leadsTo(await sendUntil({ body: { data: {} } }))).toBe("/chei");
});
