import { continueInBrowser } from "../api-steps.ts";
import { orderAsGuest, orderNumber } from "../checkout-form.ts";
import { textbox } from "../checkout-steps.ts";
import { fill, linkOf, tickField, valueOf } from "../read-form.ts";
import { headingOf, mainText, noticesOf, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

const FOLLOW = "Urmărește sau anulează comanda";
const WITHDRAW = "Retrageți-vă din contract aici";
const IBAN = "RO49 AAAA 1B31 0075 9384 0000";

async function findOwnOrder(visitor: Visitor): Promise<{ number: string; found: ReadPage }> {
  const sent = await orderAsGuest(visitor, 3);
  const search = await visitor.follow(linkOf(sent, FOLLOW));
  expect(mainText(search)).toContain("Tot aici te poți retrage din contract");
  const found = await visitor.press(search, "Caută comanda");
  expect(headingOf(found)).toBe(`Comanda ${orderNumber(sent)}`);
  return { number: orderNumber(sent), found };
}

test.describe("with JavaScript", () => {
  test("a guest withdraws from the contract in two steps and gets a receipt immediately", async ({
    page,
  }) => {
    const visitor = new Visitor();
    const { number } = await findOwnOrder(visitor);
    await deliver(number);
    await continueInBrowser(visitor, page);
    await page.goto("/retragere");
    const main = page.getByRole("main");
    await expect(textbox(page, "Nume complet")).toHaveValue("Ana-Maria Ionescu");
    const next = main.getByRole("button", { name: "Continuă" });
    await scriptAt(next);
    await textbox(page, "Banca").fill("Banca Probei");
    await textbox(page, "IBAN").fill("RO1");
    await main.getByRole("checkbox").first().check();
    await next.click();
    await expect(main.getByText("Verifică IBAN-ul: o cifră sau o literă este greșită.")).toBeVisible();
    await expect(textbox(page, "Banca")).toHaveValue("Banca Probei");
    await textbox(page, "IBAN").fill(IBAN);
    await next.click();

    const second = main.getByRole("heading", { name: "Pasul 2 din 2: confirmă retragerea" });
    await expect(second).toBeVisible();
    await expect(second).toBeFocused();
    await main.getByRole("button", { name: "Modifică" }).click();
    await expect(textbox(page, "IBAN")).toHaveValue(IBAN);
    await next.click();
    await main.getByRole("button", { name: "Confirmați retragerea" }).click();

    await expect(page.getByText("Retragerea ta din contract a fost înregistrată.")).toBeVisible();
    const receipt = main.getByRole("region", { name: /^Retragerea \d+ a fost înregistrată$/ });
    await expect(receipt.getByText(/^Am primit-o pe \d+ \S+ \d{4} la \d+:\d{2}\.$/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test("a guest without JavaScript withdraws from the contract in two steps", async () => {
    const visitor = new Visitor();
    const { number, found } = await findOwnOrder(visitor);
    let page = await visitor.follow(linkOf(found.getByRole("contentinfo"), WITHDRAW));
    page.main.getByRole("heading", { level: 2, name: `Comanda ${number}` });
    await deliver(number);
    page = await visitor.open(page.url);

    expect(valueOf(page, "Nume complet")).toBe("Ana-Maria Ionescu");
    fill(page, { Banca: "Banca Probei", IBAN: "RO1" });
    const [box] = page.main.getAllByRole("checkbox");
    tickField(box ?? page.document.body);
    page = await visitor.press(page, "Continuă");
    expect(mainText(page)).toContain("Verifică IBAN-ul: o cifră sau o literă este greșită.");
    expect(valueOf(page, "Banca")).toBe("Banca Probei");
    fill(page, { IBAN });
    page = await visitor.press(page, "Continuă");

    const step = mainText(page);
    for (const reported of [
      "Pasul 2 din 2: confirmă retragerea",
      "Retragerea nu este încă trimisă.",
      `Banca Probei, ${IBAN}`,
    ])
      expect(step).toContain(reported);
    page = await visitor.press(page, "Modifică");
    expect(valueOf(page, "IBAN")).toBe(IBAN);
    page = await visitor.press(page, "Continuă");
    page = await visitor.press(page, "Confirmați retragerea");

    expect(noticesOf(page)).toBe("Retragerea ta din contract a fost înregistrată.");
    const receipt = textOf(page.main.getByRole("region", { name: /^Retragerea \d+ a fost înregistrată$/ }));
    expect(receipt).toMatch(/Am primit-o pe \d+ \S+ \d{4} la \d+:\d{2}\./);
    expect(receipt).toContain("Trimite produsele la adresa ");
    expect(mainText(page)).toContain("Nu te mai poți retrage din această comandă.");
  });
});

async function deliver(number: string): Promise<void> {
  await changeShop(
    `with arrived as (update orders set status = 'delivered' where number = $1 returning *)
     insert into order_entry (order_id, at, kind, amount_bani, cause, method)
     select id, now(), 'receipt', -total_bani, 'delivered', 'cash_on_delivery' from arrived where payment_code = 'COD'`,
    [number],
  );
  await changeShop(
    `insert into order_event (order_id, status, actor, note, at)
     select id, 'delivered', 'courier', '', now() from orders where number = $1`,
    [number],
  );
}
