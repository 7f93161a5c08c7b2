import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeRefund } from "./refunds.server.ts";

async function send(fields: Record<string, string>, answer: { status?: number; body: unknown }) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "7", ...fields })) form.set(name, value);
  const request = new Request("http://shop.test/admin/restituiri?stare=due", { method: "POST", body: form });
  const { result, requests } = await visit(
    () => answer,
    (context) => changeRefund(request, context),
  );
  return { result, paths: requests.map(({ url }) => new URL(url).pathname), requests };
}

const account = { form: "account-7", iban: "RO49AAAA1B31007593840000", bank: "BT", version: "3" };

it("a refund's bank account is saved with the loaded version", async () => {
  const { result, paths, requests } = await send(account, { body: { data: {} } });
  expect(paths).toEqual(["/api/v1/staff/refunds/7/account"]);
  expect(await requests[0]?.json()).toEqual({ iban: account.iban, bank: "BT", version: 3 });
  expect(leadsTo(result)).toBe("/restituiri?stare=due");
});

it("an invalid bank account remains in its row as typed", async () => {
  const errors = { iban: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] };
  const { result } = await send({ ...account, iban: "RO00" }, { status: 422, body: { errors } });
  expect((result as { data: object }).data).toMatchObject({
    form: "account-7",
    errors,
    values: { iban: "RO00", bank: "BT" },
  });
});

it("confirming a card credit sends credited=true, and marking a refund as sent does not", async () => {
  const { requests } = await send({ form: "credited" }, { body: { data: {} } });
  expect(requests[0]?.url).toMatch(/\/staff\/refunds\/7\/done\?credited=true$/);
  const { requests: sent } = await send({ form: "done" }, { body: { data: {} } });
  expect(sent[0]?.url).toMatch(/\/staff\/refunds\/7\/done$/);
});

it("a refund can be marked as sent", async () => {
  const { paths } = await send({ form: "done" }, { body: { data: {} } });
  expect(paths).toEqual(["/api/v1/staff/refunds/7/done"]);
});

it.each([
  ["send", "/send"],
  ["ask", "/send"],
  ["unsent", "/unsent"],
])("the button '%s' of a card refund calls %s", async (form, path) => {
  const { paths, result } = await send({ form }, { body: { data: {} } });
  expect(paths).toEqual([`/api/v1/staff/refunds/7${path}`]);
  expect(leadsTo(result)).toBe("/restituiri?stare=due");
});
