import { expect, test } from "@playwright/test";
import { placeOrderOf, tokenOfDemoCustomer } from "../api-steps.ts";
import { addressOf, SCREENS } from "../every-screen/addresses.ts";
import { addressOfForm, readPage, textOf } from "../every-screen/read-screen.ts";

/** What the server answers for that screen; of a kind of page the first that its list links to. */
async function readScreen(name: string): Promise<Awaited<ReturnType<typeof readPage>>> {
  const { address, isOfCustomer, link } = addressOf(name);
  const token = isOfCustomer ? await tokenOfDemoCustomer() : undefined;
  const cookie = token === undefined ? "" : `user_token=${token}`;
  if (link === undefined) return readPage(address, cookie);
  if (name === "account/comenzi/:id") await placeOrderOf(token ?? "");
  const { document } = await readPage(address, cookie);
  return readPage(document.querySelector(link)?.getAttribute("href") ?? "", cookie);
}

for (const name of SCREENS) {
  test(`${name} can be read, searched from and left without JavaScript`, async () => {
    const { document } = await readScreen(name);
    const main = document.querySelector("main");
    expect(textOf(document.querySelector("h1"))).not.toBe("");
    expect(textOf(main).length).toBeGreaterThan(textOf(document.querySelector("h1")).length);
    expect(document.documentElement.getAttribute("lang")).toBe("ro");
    // The reduced header of the checkout has a way back instead of a search.
    if (name === "cos") {
      expect(document.querySelector('header a[href="/"]')).not.toBeNull();
      return;
    }
    const search = document.querySelector("header search form");
    const found = await readPage(addressOfForm(search, { term: "detergent" }));
    expect(textOf(found.document.querySelector("h1"))).toBe("Cautare dupa 'detergent'");
  });
}
