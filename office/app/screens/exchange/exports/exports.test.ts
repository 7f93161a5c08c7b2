import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { requestFile, openExport } from "./exports.server.ts";

const url = new URL("http://shop.test/admin/export/7/clienti.csv");
const fileOf = (kind: string) => ({ body: { data: { id: 7, kind } } });
const part = { body: { data: { head: ["E-mail"], rows: [["=1+1"]], next: null } } };

it("a file with personal data is read through a separate endpoint", async () => {
  const { result, requests } = await visit(
    ({ url: to }) => (to.includes("?part") ? part : fileOf("customers")),
    (context) => openExport(context, url, "7"),
  );
  expect(requests.at(-1)?.url).toContain("/staff/exports/7/people?part=0");
  expect(await (result as Response).text()).toBe("E-mail\r\n'=1+1\r\n");
});

it("a file with personal data redirects to the second factor with a return path", async () => {
  const refused = { status: 403, body: { error: "second_factor_required" } };
  const { result } = await visit(
    ({ url: to }) => (to.includes("?part") ? refused : fileOf("orders")),
    (context) => openExport(context, url, "7"),
  );
  expect(leadsTo(result)).toBe("/confirmare?inapoi=%2Fexport");
});

it.each([
  ["products", "/staff/exports"],
  ["customers", "/staff/exports/people"],
])("an export of %s is requested from the endpoint %s", async (kind, path) => {
  const form = new FormData();
  form.set("form", "export");
  form.set("kind", kind);
  const request = new Request("http://shop.test/admin/export", { method: "POST", body: form });
  const { requests } = await visit(
    () => fileOf(kind),
    (context) => requestFile(request, context),
  );
  expect(new URL(requests.at(-1)?.url ?? "").pathname).toMatch(new RegExp(`${path}$`));
});
