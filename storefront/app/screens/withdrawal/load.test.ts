import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadWithdrawal } from "./load.server.ts";

async function answered(page: number) {
  const meta = { current_page: page, last_page: 2, per_page: 10, total: 11, from: null, to: null };
  const url = new URL(`http://shop.test/retragere?page=${page}`);
  let own: unknown;
  const { response } = await visit(
    ({ url: requested }: Request) =>
      requested.includes("/withdrawals") ? { data: [], meta } : { data: { id: 1 } },
    async (context) => {
      ({ own } = await loadWithdrawal(context, url));
    },
    { cookie: "user_token=t" },
  );
  return { own, status: response.status, to: response.headers.get("location") };
}

it("the withdrawal page redirects from a page past the end to the last one", async () => {
  expect(await answered(9)).toEqual({ own: undefined, status: 302, to: "/retragere?page=2" });
  expect(await answered(2)).toMatchObject({ own: { pages: { current: 2, last: 2 } }, to: null });
});
