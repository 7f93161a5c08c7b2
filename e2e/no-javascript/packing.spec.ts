/** Without JavaScript, each scan submits a form. */
import { expect, test } from "@playwright/test";
import { orderOfNewCustomer } from "../api-steps.ts";
import { callStaff, ownerSession } from "../office/staff-steps.ts";
import { type ReadPage, textOf, Visitor } from "../read-page.ts";
import { queryShop } from "../shop-database.ts";

const button = (page: ReadPage, name: string): HTMLElement => page.main.getByRole("button", { name });
const link = (page: ReadPage, name: string): HTMLElement => page.main.getByRole("link", { name });
const mainTextOf = (page: ReadPage): string => textOf(page.document.querySelector("main"));

test("a staff member confirms, labels and packs an order without JavaScript", async () => {
  const { email } = await orderOfNewCustomer();
  const [order] = await callStaff<{ id: number; number: string }[]>("GET", `/staff/orders?q=${email}`);
  const { id, number } = order ?? { id: 0, number: "" };
  // The order may contain a gift, which has to be packed too.
  const goods = await queryShop<{ code: string; other: string }>(
    "curat_e2e",
    `select p.code, (select min(o.code) from product o where o.id not in (
       select product_id from order_line where order_id = $1 and product_id is not null)) as other
     from order_line l join product p on p.id = l.product_id where l.order_id = $1`,
    [id],
  );
  const session = await ownerSession();
  const visitor = new Visitor({ staff_session: session });

  let page = await visitor.open(`/admin/comenzi?etapa=to_confirm&q=${email}`);
  page = await visitor.send(page, button(page, "Confirmă"), { id: String(id) });
  expect(mainTextOf(page)).toContain("1 din 1 gata");
  page = await visitor.send(page, button(page, "Creează AWB"));
  await expect
    .poll(async () => {
      page = await visitor.open(page.url);
      return mainTextOf(page);
    })
    .toContain("1 din 1 gata");
  const labels = await fetch(
    new URL(link(page, "Etichete PDF").getAttribute("href") ?? "", page.document.URL),
    {
      headers: { cookie: `staff_session=${session}` },
    },
  );
  expect(labels.headers.get("content-type")).toBe("application/pdf");
  page = await visitor.follow(link(page, "Listă de culegere"));
  expect(mainTextOf(page)).toContain(`${number}: 1`);

  page = await visitor.follow(link(page, "Împachetează"));
  const scan = async (text: string) => visitor.send(page, button(page, "Adaugă"), { code: text });
  page = await scan("nimic-de-acest-fel");
  expect(mainTextOf(page)).toContain("Cod necunoscut: nimic-de-acest-fel.");
  page = await scan(number);
  expect(mainTextOf(page)).toContain(`0 din 1`);
  page = await scan(goods[0]?.other ?? "");
  expect(mainTextOf(page)).toContain("Produs greșit");
  let before = page;
  for (const { code } of goods) {
    before = page;
    page = await scan(code);
  }
  expect(mainTextOf(page)).toContain(`Comanda ${number} este împachetată.`);
  page = await visitor.send(page, button(page, "Deschide din nou coletul"));
  expect(mainTextOf(page)).toContain("Mai lipsește o bucată.");
  // The scan with this idempotency key was undone, so the same form counts again.
  page = await visitor.send(before, button(before, "Adaugă"), { code: goods.at(-1)?.code ?? "" });
  expect(mainTextOf(page)).toContain(`Comanda ${number} este împachetată.`);
});
