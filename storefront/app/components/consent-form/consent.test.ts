import type { ConsentGroup } from "@curat/contract/consent";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { sessionOf } from "../../session/session.server.ts";
import { isConsentRequested, loadConsent } from "./choose-consent.server.ts";

const item = (dpid: number) => ({
  dpid,
  selected: false,
  info: { name: "", description: "", lifetime_text: "" },
});
const group = { title: "Statistică", description: "", selected: false, items: [item(46), item(43)] };

async function shownTo(cookie: string, status = 200) {
  let shown: ConsentGroup[] | undefined;
  const { requests } = await visit(
    { data: { groups: [group] } },
    async (context) => {
      shown = await loadConsent(context);
    },
    { cookie, status },
  );
  return { shown, requests };
}

describe("cookie groups", () => {
  it("cookie groups are requested with the last choice's id, if any", async () => {
    expect((await shownTo("csvid=abc")).requests[0]?.headers.get("csvid")).toBe("abc");
    expect((await shownTo("")).requests[0]?.headers.has("csvid")).toBe(false);
  });

  it("cookie groups show the choice stored in this browser, even after its id expired", async () => {
    const { shown } = await shownTo("consent=46");
    expect(shown?.[0]?.items.map(({ selected }) => selected)).toEqual([true, false]);
    expect(shown?.[0]?.selected).toBe(false);
  });

  it("cookie groups are empty when they cannot be read", async () => {
    expect((await shownTo("consent=46", 500)).shown).toEqual([]);
  });
});

describe("cookie banner", () => {
  async function isRequested(body: unknown, cookie: string, status = 200): Promise<boolean | undefined> {
    let requested: boolean | undefined;
    await visit(body, async (context) => (requested = await isConsentRequested(context)), { cookie, status });
    return requested;
  }
  const groups = { data: { groups: [{ ...group, fixed: true }, group] } };

  it("the cookie banner is shown only without a choice id, even if the choice is still stored", async () => {
    expect(await isRequested(groups, "")).toBe(true);
    expect(await isRequested(groups, "consent=46")).toBe(true);
    expect(await isRequested(groups, "csvid=abc")).toBe(false);
  });

  it("the cookie banner is hidden if no group is optional or the groups cannot be read", async () => {
    expect(await isRequested({ data: { groups: [{ ...group, fixed: true }] } }, "")).toBe(false);
    expect(await isRequested({ data: { groups: [] } }, "")).toBe(false);
    expect(await isRequested(groups, "", 500)).toBe(false);
  });
});

describe("preference cookies", () => {
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

  it("preference cookies are set only with consent, and required cookies always", async () => {
    expect(await cookiesSet("")).toEqual(["qcartid"]);
    expect(await cookiesSet("consent=1.46")).toEqual(["qcartid"]);
    expect(await cookiesSet("consent=1.20")).toEqual(["lastroute", "qcartid"]);
  });
});
