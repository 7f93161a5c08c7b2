import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { addressOf, SCREENS } from "../every-screen/addresses.ts";
import { Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";

/** Only browsers that accept compression get a cached page with its slots filled (decision 0176). */
async function read(address: string, visitor: Visitor, encoding: "gzip, br" | "identity") {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(SHOP + address, {
    headers: { cookie, "accept-encoding": encoding },
    redirect: "manual",
  });
  const text = await answer.text();
  const filled = /<script id="visitor-data" type="application\/json">([^<]+)<\/script>/.exec(text)?.[1];
  return {
    status: answer.status,
    filled,
    headers: ["content-type", "content-security-policy", "link", "set-cookie"].map((name) =>
      answer.headers.get(name),
    ),
    storing: answer.headers.get("cache-control"),
    text: text.replaceAll(/<script id="(?:visitor|page)-data"[^>]*>[^<]*<\/script>/g, ""),
  };
}

async function addressesOfAll(guide: Visitor): Promise<string[]> {
  const addresses: string[] = [];
  for (const { address, link, isOfCustomer } of SCREENS.map(addressOf)) {
    if (isOfCustomer) continue;
    const opened = link === undefined ? undefined : (await guide.open(address)).document.querySelector(link);
    addresses.push(opened?.getAttribute("href") ?? address);
  }
  return addresses;
}

/** Returns a customer whose name contains markup, with a product in the cart and some favourites. */
async function markedCustomer(mark: string, nth: number): Promise<Visitor> {
  const visitor = new Visitor({ csvid: "ales-inainte" });
  const { email } = await becomeCustomer(visitor);
  await changeShop("update customer set first_name = $2, last_name = $3 where email = $1", [
    email,
    `${mark}<b>`,
    `O'Neil & "fiii"`,
  ]);
  await haveInCart(visitor, nth);
  const list = await visitor.open("/solutii-de-curatare/pardoseli");
  const hearts = [...list.document.querySelectorAll('form[action="/favorite/actiune"] button')];
  for (const heart of hearts.slice(nth, nth + 2)) await visitor.send(list, heart);
  return visitor;
}

function difference(one: string, other: string): string {
  if (one === other) return "";
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 40, at + 80)} / ${other.slice(at - 40, at + 80)}`;
}

test("a cached page filled for a visitor equals the rendered one", async () => {
  const customers = [await markedCustomer("Zmeurica", 0), await markedCustomer("Cireasa", 1)] as const;
  const guest = new Visitor({ csvid: "ales-inainte" });
  await haveInCart(guest, 3);
  // Only this customer consented to storing the last opened page.
  customers[0].cookies.set("consent", "43.44.45.46");
  await changeShop(
    `with list as (insert into price_list (name, starts_at, is_active, takes_vouchers)
       values ('Lista cireșelor', '2026-01-01', true, true) returning id),
     line as (insert into price_list_row (price_list_id, from_quantity, percent) select id, 1, 15 from list)
     insert into price_list_member (price_list_id, customer_id)
       select list.id, c.id from list, customer c where c.first_name = 'Cireasa<b>'`,
    [],
  );
  // The cached slots are older than this price list. A new cart version makes the shop read them again.
  customers[1].cookies.set("cartversion", "dupa-lista");
  const list = "/solutii-de-curatare/pardoseli";
  const page = await read(list, customers[1], "gzip, br");
  expect(page.filled).toBeDefined();
  expect(page.text).toContain("Prețul tău");
  expect(await filledLikeRendered([...customers, guest], ["Zmeurica", "Cireasa"])).toBeGreaterThan(30);
  for (const other of [customers[0], guest])
    expect((await read(list, other, "gzip, br")).text).not.toContain("Prețul tău");
});

/** Compares filled and rendered pages for each visitor, and returns the number of filled pages. */
async function filledLikeRendered(visitors: Visitor[], marks: string[]): Promise<number> {
  let filledPages = 0;
  for (const path of await addressesOfAll(new Visitor())) {
    // The first visitor's second visit would show data left over from another visitor.
    for (const visitor of [...visitors, ...visitors.slice(0, 1)]) {
      const stored = await read(path, visitor, "gzip, br");
      const other = marks.filter((mark) => mark !== marks[visitors.indexOf(visitor)]);
      expect([path, other.filter((mark) => `${stored.text}${stored.filled}`.includes(mark))]).toEqual([
        path,
        [],
      ]);
      if (stored.filled === undefined) continue;
      const rendered = await read(path, visitor, "identity");
      expect([path, stored.status, difference(stored.text, rendered.text)]).toEqual([
        path,
        rendered.status,
        "",
      ]);
      expect([path, stored.headers]).toEqual([path, rendered.headers]);
      filledPages += 1;
      expect(stored.storing).toBe("private, no-cache");
      expect(JSON.parse(stored.filled)).toMatchObject({ cart: { count: 1 } });
    }
  }
  return filledPages;
}

test("a visitor without cookies sees no data of the previous visitor", async () => {
  const visitor = new Visitor({ csvid: "ales-inainte" });
  await haveInCart(visitor, 0);
  const address = "/solutii-de-curatare/pardoseli?page=2";
  expect((await read(address, visitor, "gzip, br")).filled).toBeDefined();
  const stranger = await new Visitor().open(address);
  expect(stranger.document.querySelector("#visitor-data")?.textContent).toBe("");
  expect(stranger.getByText(/^Coșul meu: 0 buc\./)).toBeTruthy();
});

test("changed favourites, name and logout are visible on cached pages immediately", async () => {
  const visitor = new Visitor({ csvid: "ales-inainte" });
  const { email, password } = await becomeCustomer(visitor);
  visitor.cookies.delete("user_token");
  const login = await visitor.open("/auth");
  const form = login.document.querySelector('input[name="password"]');
  await visitor.send(login, form as Element, { email, password });
  const address = "/solutii-de-curatare/pardoseli";
  const favouriteButtonsOf = async () => {
    const { filled, text } = await read(address, visitor, "gzip, br");
    return [filled !== undefined, text.split('data-liked="true"').length - 1];
  };
  expect(await favouriteButtonsOf()).toEqual([true, 0]);
  for (const hearts of [1, 0]) {
    const list = await visitor.open(address);
    await visitor.send(
      list,
      list.document.querySelector('form[action="/favorite/actiune"] button') as Element,
    );
    expect(await favouriteButtonsOf()).toEqual([true, hearts]);
  }
  // A logout elsewhere must end this login too, although its slots are cached.
  const elsewhere = new Visitor({ user_token: visitor.cookies.get("user_token") ?? "" });
  const page = await elsewhere.open(address);
  await elsewhere.send(page, page.document.querySelector('form[action="/delogare"] button') as Element);
  await expect
    .poll(async () => (await read(address, visitor, "gzip, br")).text.includes('action="/delogare"'))
    .toBe(false);
});
