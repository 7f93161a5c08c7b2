import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { haveInCart } from "../api-steps.ts";
import { addressOf, SCREENS } from "../every-screen/addresses.ts";
import { Visitor } from "../read-page.ts";

/** A page of who has that cart. Only a browser that takes gzip gets a kept page with its slots filled (decision 0093). */
async function read(address: string, cart: string, encoding: "gzip, br" | "identity") {
  const answer = await fetch(SHOP + address, {
    headers: { cookie: `qcartid=${cart}; csvid=ales-inainte`, "accept-encoding": encoding },
    redirect: "manual",
  });
  const text = await answer.text();
  const filled = /<script id="visitor-data" type="application\/json">([^<]+)<\/script>/.exec(text)?.[1];
  return {
    status: answer.status,
    filled,
    storing: answer.headers.get("cache-control"),
    text: text.replaceAll(/<script id="(?:visitor|page)-data"[^>]*>[^<]*<\/script>/g, ""),
  };
}

/** Where the one begins to say something else than the other, and what. */
function difference(one: string, other: string): string {
  if (one === other) return "";
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 40, at + 80)} / ${other.slice(at - 40, at + 80)}`;
}

test("a page that is filled for a cart is the page that is rendered for it, letter for letter", async () => {
  const [one, other] = [new Visitor(), new Visitor()];
  await haveInCart(one, 0);
  await haveInCart(other, 3);
  const addresses = SCREENS.map(addressOf).filter(({ isOfCustomer }) => !isOfCustomer);
  let filledPages = 0;
  for (const { address, link } of addresses) {
    const opened = link === undefined ? undefined : (await one.open(address)).document.querySelector(link);
    const path = opened?.getAttribute("href") ?? address;
    for (const visitor of [one, other]) {
      const cart = visitor.cookies.get("qcartid") ?? "";
      const kept = await read(path, cart, "gzip, br");
      if (kept.filled === undefined) continue;
      const rendered = await read(path, cart, "identity");
      expect([path, kept.status, difference(kept.text, rendered.text)]).toEqual([path, rendered.status, ""]);
      filledPages += 1;
      expect(kept.storing).toBe("private, no-cache");
      expect(JSON.parse(kept.filled)).toMatchObject({ cart: { count: 1 } });
    }
  }
  expect(filledPages).toBeGreaterThan(30);
});

test("a stranger is told nothing of who asked before", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 0);
  const address = "/solutii-de-curatare/pardoseli?page=2";
  expect((await read(address, visitor.cookies.get("qcartid") ?? "", "gzip, br")).filled).toBeDefined();
  const stranger = await new Visitor().open(address);
  expect(stranger.document.querySelector("#visitor-data")?.textContent).toBe("");
  expect(stranger.getByText(/^Coșul meu: 0 buc\./)).toBeTruthy();
});
