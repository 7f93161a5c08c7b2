import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeCompany } from "./company.server.ts";
import { loadMerge, merge } from "./merge/merge.server.ts";

function sent(fields: Record<string, string>): Request {
  return new Request("https://curat.ro/admin/firme/1", { method: "POST", body: new URLSearchParams(fields) });
}
const addressOf = (query: string) => new URL(`https://curat.ro/admin/firme/1/uneste${query}`);

it("a merge requests no preview without a CUI, and shows errors at the CUI field", async () => {
  const into = { cui: "1" };
  const empty = await visit(
    () => ({ body: { data: into } }),
    (context) => loadMerge(context, "1", addressOf("")),
  );
  expect(empty.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v1/staff/companies/1"]);
  const refused = await visit(
    ({ url }) =>
      url.includes("merge")
        ? { status: 422, body: { errors: { from: ["Nu există."] } } }
        : { body: { data: into } },
    (context) => loadMerge(context, "1", addressOf("?din=2")),
  );
  expect(refused.result).toMatchObject({ into, preview: undefined, errors: { din: ["Nu există."] } });
});

it("a merge sends the loaded versions of both companies and redirects to the remaining one", async () => {
  const fields = { form: "merge", from: "2", version: "3", from_version: "4" };
  const { requests, result } = await visit(
    () => ({ body: { data: {} } }),
    (context) => merge(sent(fields), context, "1"),
  );
  expect(await requests[0]?.json()).toEqual({ from: "2", version: 3, from_version: 4 });
  expect(leadsTo(result)).toContain("/firme/1");
});

it("a merged CUI can be separated with its button", async () => {
  const fields = { form: "split-2", from: "2", version: "5" };
  const { requests, result } = await visit(
    () => ({ body: { data: {} } }),
    (context) => changeCompany(sent(fields), context, "1"),
  );
  expect(new URL(requests[0]?.url ?? "").pathname).toBe("/api/v1/staff/companies/1/split");
  expect(await requests[0]?.json()).toEqual({ from: "2", version: 5 });
  expect(leadsTo(result)).toContain("/firme/1");
});
