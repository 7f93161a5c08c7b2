import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { createVoucher, vouchersAsFile } from "./vouchers.server.ts";

async function create(count: string) {
  const body = new FormData();
  const typed = {
    form: "voucher",
    name: "Black Friday & co",
    kind: "percent",
    percent: "10",
    code: "BF",
    count,
  };
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  const { result, requests, cookies } = await visit(
    ({ url }) => {
      if (url.endsWith("/choose")) return { body: { data: { products: [], unknown: [], archived: [] } } };
      return {
        body: {
          data: url.endsWith("/batch")
            ? [
                { id: 1, code: "A" },
                { id: 2, code: "B" },
              ]
            : { id: 4 },
        },
      };
    },
    (context) => createVoucher(new Request("https://curat.ro/admin", { method: "POST", body }), context),
  );
  return {
    to: leadsTo(result),
    sent: await requests.at(-1)?.json(),
    notices: decodeURIComponent(cookies.join()),
  };
}

it("creating a single voucher uses the typed code and redirects to its page", async () => {
  const { to, sent } = await create("1");
  expect(to).toBe("/vouchere/4");
  expect(sent).toMatchObject({ code: "BF", percent: 10, email: "" });
});

it("creating several vouchers generates codes and redirects to a list of them", async () => {
  const { to, sent, notices } = await create("2");
  expect(to).toBe("/vouchere?q=Black+Friday+%26+co");
  expect(sent).toMatchObject({ count: 2, name: "Black Friday & co" });
  expect(sent).not.toHaveProperty("code");
  expect(notices).toContain("Au fost create 2 coduri.");
});

it("the voucher list is exported page by page", async () => {
  const voucher = {
    code: "A",
    name: "Zece",
    kind: "percent",
    percent: 10,
    state: "open",
    uses: 0,
    starts_at: "2026-11-22T10:00:00Z",
    ends_at: null,
    email: null,
  };
  const url = new URL("https://curat.ro/admin/vouchere.csv?q=Zece");
  const { result, requests } = await visit(
    ({ url: asking }) => {
      const page = new URL(asking).searchParams.get("page");
      return { body: { data: [{ ...voucher, code: `COD${page}` }], meta: { last_page: 2, total: 2 } } };
    },
    async (context) => (await vouchersAsFile(context, url)).text(),
  );
  expect(result).toContain("COD1");
  expect(result).toContain("COD2");
  expect(requests.map(({ url: asking }) => new URL(asking).searchParams.get("q"))).toEqual(["Zece", "Zece"]);
});
