import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { addressOf, SCREENS } from "../every-screen/addresses.ts";
import { Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";

const MARKS = ["Zmeuricamarcată", "Afinatamarcată"] as const;

async function markedCustomer(mark: string, nth: number): Promise<string> {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await changeShop("update customer set first_name = $2, last_name = $2 where email = $1", [email, mark]);
  await haveInCart(visitor, nth);
  const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`);
  return [...cookies, "csvid=ales-inainte"].join("; ");
}

async function marksIn(address: string, cookie: string): Promise<string[]> {
  const headers = { cookie, "accept-encoding": "gzip, br" };
  const text = await (await fetch(SHOP + address, { headers, redirect: "manual" })).text();
  return MARKS.filter((mark) => text.includes(mark));
}

test("no page of a customer or guest contains data of another customer", async () => {
  const [one, other] = await Promise.all(MARKS.map((mark, index) => markedCustomer(mark, index)));
  const guide = new Visitor();
  let ownPages = 0;
  for (const screen of SCREENS) {
    const { address, link, isOfCustomer } = addressOf(screen);
    const followed =
      link === undefined ? undefined : (await guide.open(address)).document.querySelector(link);
    const path = followed?.getAttribute("href") ?? address;
    // The first customer's second visit would show data left over from the other one. `filled-pages` compares
    // two customers on the other screens.
    const customers = [
      [one, MARKS[0]],
      [other, MARKS[1]],
      [one, MARKS[0]],
    ] as const;
    const visits = [
      ...customers.slice(0, isOfCustomer ? 3 : 1),
      ["csvid=ales-inainte", undefined],
      ["csvid=ales-inainte; qcartid=necunoscut", undefined],
    ] as const;
    let isMarked = true;
    for (const [cookie = "", mark] of visits) {
      const marks = await marksIn(path, cookie);
      expect([path, marks.filter((found) => found !== mark)]).toEqual([path, []]);
      isMarked &&= mark === undefined || marks.length === 1;
    }
    if (isMarked) ownPages += 1;
  }
  // The customer's name is on nearly every page.
  expect(ownPages).toBeGreaterThan(35);
});
