import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { openMail, writeNote } from "./notes-and-mails.server.ts";

it("an email is shown as sent, in a sandbox in which nothing runs or loads", async () => {
  const html = "<p><script>alert(1)</script></p>";
  const { result } = await visit(
    ({ url }) => ({ body: { data: url.endsWith("/mails/7") ? { html } : {} } }),
    (context) => openMail(context, "1", "7"),
    { method: "GET" },
  );
  const page = result as Response;
  expect(await page.text()).toBe(html);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^sandbox allow-popups; default-src 'none'/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
});

async function send(fields: Record<string, string>, status = 200) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body =
    status === 200 ? { data: [] } : { message: "Doar persoana care a scris nota o poate modifica." };
  const { result, requests } = await visit(
    () => ({ status, body }),
    (context) => writeNote(context, form, "1"),
  );
  return { result, calls: requests.map(({ method, url }) => `${method} ${url.split("/api/v1")[1]}`) };
}

it.each([
  [{ form: "add-note", text: "Sună" }, "POST /staff/orders/1/notes"],
  [{ form: "note-4", note: "4", version: "2", text: "Sună" }, "PUT /staff/orders/1/notes/4"],
  [{ form: "remove-note", note: "4", version: "2" }, "DELETE /staff/orders/1/notes/4?version=2"],
  [{ form: "repeat-mail", mail: "7" }, "POST /staff/orders/1/mails/7/resend"],
  [{ form: "rest", version: "3" }, "PUT /staff/orders/1/balance-due"],
  [{ form: "forgive", version: "3" }, "PUT /staff/orders/1/balance-due/write-off"],
])("the form %j makes its API request and redirects to the order", async (fields, call) => {
  const { result, calls } = await send(fields);
  expect([calls, leadsTo(result)]).toEqual([[call], "/comenzi/1"]);
});

it("a note that was refused keeps its text", async () => {
  const { result } = await send({ form: "add-note", text: "Sună după 18" }, 409);
  expect((result as { data: object }).data).toMatchObject({ values: { text: "Sună după 18" } });
});
