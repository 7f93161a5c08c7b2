import { expect, test } from "@playwright/test";
import { tokenOfDemoCustomer } from "../api-steps.ts";
import { placeOrderOf } from "../api-steps.ts";
import { addressOf, SCREENS } from "../every-screen/addresses.ts";
import { textOf, Visitor } from "../read-page.ts";

for (const name of SCREENS) {
  test(`${name} can be read, searched from and left without JavaScript`, async () => {
    const { address, isOfCustomer, link } = addressOf(name);
    const token = isOfCustomer ? await tokenOfDemoCustomer() : "";
    if (name === "account/comenzi/:id") await placeOrderOf(token);
    const visitor = new Visitor(isOfCustomer ? { user_token: token } : {});
    const first = await visitor.open(address);
    const page = link === undefined ? first : await visitor.follow(first.document.querySelector(link));
    const heading = textOf(page.document.querySelector("h1"));
    expect(heading).not.toBe("");
    expect(textOf(page.document.querySelector("main")).length).toBeGreaterThan(heading.length);
    expect(page.document.documentElement.getAttribute("lang")).toBe("ro");
    // The checkout's reduced header has a link back to the shop instead of a search field.
    if (name === "cos") return expect(page.document.querySelector('header a[href="/"]')).not.toBeNull();
    const field = page.document.querySelector('header input[placeholder="Cauta"]');
    const found = await visitor.send(page, field ?? page.document.body, { term: "detergent" });
    expect(textOf(found.document.querySelector("h1"))).toBe("Cautare dupa 'detergent'");
  });
}
