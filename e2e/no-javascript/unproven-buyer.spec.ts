/** Order limits for buyers without order history (decision 0026). */
import { expect, test } from "@playwright/test";
import { CLUJ } from "../checkout-steps.ts";
import { BULK, withBulkRefused } from "../own-product.ts";
import { fieldOf, fill, valueOf } from "../read-form.ts";
import { mainText, textOf, Visitor } from "../read-page.ts";
import {
  acceptAndFinalize,
  fillAddress,
  fillContact,
  NOTE,
  openCart,
  RECALCULATE,
} from "../checkout-form.ts";

test("the checkout lists the products that exceed an unknown buyer's limit", async () => {
  const visitor = new Visitor();
  await withBulkRefused(visitor, async () => {
    let page = await fillContact(visitor, await openCart(visitor));
    page = await fillAddress(visitor, page, CLUJ);
    fill(page, { [NOTE]: "Sunați înainte." });
    fieldOf(page, /^Cantitate/).setAttribute("value", String(BULK));
    page = await visitor.press(page, RECALCULATE);
    expect(mainText(page)).toContain(`Produse (${BULK} buc.)`);
    page = await acceptAndFinalize(visitor, page);
    expect(textOf(page.main.getByRole("list", { name: "Mesaje despre coș" }))).toContain(
      `cel mult ${BULK - 1} de bucăți. Scrie-ne pentru mai multe.`,
    );
    expect(["Prenume", NOTE].map((name) => valueOf(page, name))).toEqual(["Ana-Maria", "Sunați înainte."]);
    expect(valueOf(page, /^Cantitate/)).toBe(String(BULK));
  });
});
