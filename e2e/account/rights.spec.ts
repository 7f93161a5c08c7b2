import { randomUUID } from "node:crypto";
import { becomeCustomer } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { mailTo } from "../mail-steps.ts";
import { queryShop } from "../shop-database.ts";
import { buttonOf, fill, linkOf, sentBy } from "../read-form.ts";
import { mainText, noticesOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import { sendLogin } from "./account-form.ts";
import { cookieOf, daysOf } from "./account-steps.ts";

const SENT = "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.";
const linkIn = (mail: string): string => /\/date-personale\/[\w-]+/.exec(mail)?.[0] ?? "";

test("a customer downloads their stored data once through the emailed link", async () => {
  const visitor = new Visitor();
  const customer = await becomeCustomer(visitor);
  let read = await visitor.open("/account/cookie");
  read = await visitor.follow(linkOf(read, "Solicită datele stocate"));
  fill(read, { "E-mail": "ana@" });
  read = await visitor.press(read, "Trimite cererea");
  expect(mainText(read)).toContain("Adresa de e-mail nu este validă.");
  fill(read, { "E-mail": customer.email });
  read = await visitor.press(read, "Trimite cererea");
  expect(noticesOf(read)).toBe(SENT);
  expect(mainText(read).split("În lucru")).toHaveLength(2);

  const address = linkIn(await mailTo(customer.email, /Datele tale personale/));
  const download = async (name: string) => {
    const { action, fields } = sentBy(buttonOf(await visitor.open(address), name));
    return await fetch(new URL(action ?? address, SHOP), {
      method: "POST",
      headers: { origin: SHOP },
      body: fields,
    });
  };
  const json = await download("Descarcă JSON");
  expect(json.headers.get("content-disposition")).toContain('filename="datele-mele.json"');
  expect(await json.json()).toMatchObject({ profile: { email: customer.email, first_name: "Ana-Maria" } });
  expect(mainText(await visitor.open(address))).not.toContain("Descarcă JSON");
  const pdf = await download("Descarcă PDF");
  expect(pdf.headers.get("content-disposition")).toContain('filename="datele-mele.pdf"');
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  expect(mainText(await visitor.open(address))).toContain("Linkul nu mai este valabil.");
});

test("a customer's data are erased after confirmation through the emailed link", async () => {
  const visitor = new Visitor();
  const customer = await becomeCustomer(visitor);
  let read = await visitor.open("/account/cookie");
  read = await visitor.follow(linkOf(read, "Șterge datele stocate"));
  read = await visitor.press(read, "Trimite cererea");
  expect(noticesOf(read)).toBe(SENT);
  read = await visitor.open(linkIn(await mailTo(customer.email, /Confirmă ștergerea datelor/)));
  read = await visitor.press(read, "Șterge datele mele");
  expect([read.url, noticesOf(read)]).toEqual(["/", "Datele tale au fost șterse."]);
  expect(visitor.cookies.has("user_token")).toBe(false);
  expect(mainText(await sendLogin(visitor, customer))).toContain("E-mail sau parolă incorecte.");
});

test("a guest's data are erased after confirmation through the emailed link", async () => {
  const visitor = new Visitor();
  const email = `oaspete-${randomUUID()}@example.com`;
  await queryShop("curat_e2e", "insert into newsletter_subscription (email, created_at) values ($1, now())", [
    email,
  ]);
  let read = await visitor.open("/comanda");
  read = await visitor.follow(linkOf(read, "Cere datele tale sau ștergerea lor"));
  fill(read, { "Adresa de e-mail din comandă": email, "Ce vrei să faci": "Să șterg datele mele" });
  read = await visitor.press(read, "Trimite cererea");
  expect([read.url, noticesOf(read)]).toEqual(["/date-personale", SENT]);
  const link = linkIn(await mailTo(email, /Confirmă ștergerea datelor/));
  read = await visitor.press(await visitor.open(link), "Șterge datele mele");
  expect([read.url, noticesOf(read)]).toEqual(["/", "Datele tale au fost șterse."]);
  expect(
    await queryShop("curat_e2e", "select 1 from newsletter_subscription where email = $1", [email]),
  ).toEqual([]);
});

test("cookies are chosen one by one, refused with one click, and remembered", async ({ page }) => {
  await page.context().clearCookies();
  await becomeCustomer(page);
  // The analytics tests may enable third parties at the same time.
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/account/cookie");
  const statistics = page.getByRole("checkbox", { name: /analytics_storage/ });
  await expect(statistics).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Coș și comandă" })).toBeDisabled();
  await statistics.check();
  await page.getByRole("button", { name: "Salvează alegerea" }).click();
  await expect(page.getByText("Alegerea ta a fost salvată.")).toBeVisible();
  expect(await cookieOf(page, "consent")).toBe("1.2.3.46");
  expect([await daysOf(page, "consent"), await daysOf(page, "csvid")]).toEqual([365, 30]);
  await page.reload();
  await expect(statistics).toBeChecked();

  await page.getByRole("button", { name: "Refuz tot" }).click();
  await expect(statistics).not.toBeChecked();
  await expect.poll(() => cookieOf(page, "consent")).toBe("1.2.3");
});
