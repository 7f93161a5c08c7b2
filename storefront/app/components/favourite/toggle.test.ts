import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { toggle } from "./toggle.server.ts";

it.each([
  ["an empty heart", {}, "1"],
  ["a full heart", { liked: "1" }, "0"],
])(
  "pressing the favourite button for %s requests the opposite of the displayed state",
  async (_, fields, wished) => {
    const body = new URLSearchParams({ productID: "12", ...fields });
    const request = new Request("http://shop.test/favorite/actiune.data", { method: "POST", body });
    const act = (context: Parameters<Parameters<typeof visit>[1]>[0]) => toggle({ request, context });
    const { requests } = await visit({ data: { liked: wished === "1" } }, act, {
      method: "POST",
      cookie: "user_token=t",
    });
    expect(
      requests.map(({ method, url }) => `${method} ${url.replace("http://api.test/api/v1", "")}`),
    ).toEqual([`POST /user/wishlists/12?liked=${wished}`]);
  },
);
