import type { ConsentGroup } from "@curat/contract/consent";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { sessionOf } from "../../session/session.server.ts";
import { isConsentAsked, loadConsent } from "./choose-consent.server.ts";

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

describe("the banner", () => {
  async function isAsked(body: unknown, cookie: string, status = 200): Promise<boolean | undefined> {
    let asked: boolean | undefined;
    await visit(body, async (context) => (asked = await isConsentAsked(context)), { cookie, status });
    return asked;
  }
  const groups = { data: { groups: [{ ...group, fixed: true }, group] } };

  it("asks while the id of a choice is absent, also when the choice itself is still known", async () => {
    expect(await isAsked(groups, "")).toBe(true);
    expect(await isAsked(groups, "consent=46")).toBe(true);
    expect(await isAsked(groups, "csvid=abc")).toBe(false);
  });

  it("asks nothing where there is nothing to refuse or the groups cannot be read", async () => {
    expect(await isAsked({ data: { groups: [{ ...group, fixed: true }] } }, "")).toBe(false);
    expect(await isAsked({ data: { groups: [] } }, "")).toBe(false);
    expect(await isAsked(groups, "", 500)).toBe(false);
  });
});

describe("a preference", () => {
  async function cookiesSet(cookie: string): Promise<string[]> {
    const { cookies } = await visit(
      {},
      async (context) => {
        sessionOf(context).set("lastRoute", "7 /marci");
        sessionOf(context).set("cart", "abc");
      },
      { cookie },
    );
    return cookies.map((line) => line.split("=")[0] ?? "");
  }

  it("is stored with its consent alone, what the shop needs always", async () => {
    expect(await cookiesSet("")).toEqual(["qcartid"]);
    expect(await cookiesSet("consent=1.46")).toEqual(["qcartid"]);
    expect(await cookiesSet("consent=1.20")).toEqual(["lastroute", "qcartid"]);
  });
});
