import type { ConsentGroup } from "@curat/contract/consent";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadConsent } from "./consent.server.ts";

const item = (dpid: number) => ({
  dpid,
  selected: false,
  info: { name: "", description: "", lifetime_text: "" },
});
const group = { title: "Statistică", description: "", selected: false, items: [item(46), item(43)] };

/** The groups that a visitor with these cookies is shown, and what the shop was asked. */
async function shownTo(cookie: string, status = 200) {
  let shown: ConsentGroup[] | undefined;
  const { asked } = await visit(
    { data: { groups: [group] } },
    async (context) => {
      shown = await loadConsent(context);
    },
    { cookie, status },
  );
  return { shown, asked };
}

describe("the groups of cookies", () => {
  it("are asked for with the id of the last choice, where there is one", async () => {
    expect((await shownTo("csvid=abc")).asked[0]?.headers.get("csvid")).toBe("abc");
    expect((await shownTo("")).asked[0]?.headers.has("csvid")).toBe(false);
  });

  it("are as they were chosen in this browser, also when the id is gone", async () => {
    const { shown } = await shownTo("consent=46");
    expect(shown?.[0]?.items.map(({ selected }) => selected)).toEqual([true, false]);
    expect(shown?.[0]?.selected).toBe(false);
  });

  it("are none when they can not be read", async () => {
    expect((await shownTo("consent=46", 500)).shown).toEqual([]);
  });
});
