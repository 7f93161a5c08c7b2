import { becomeCustomer } from "../api-steps.ts";
import { CLUJ, NASAUD } from "../checkout-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { fill, linkOf, valueOf } from "../read-form.ts";
import { headingOf, mainText, noticesOf, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";
import { expect, registerCustomer, scriptAt, test } from "../test.ts";
import { sendLogin, sendLogout } from "./account-form.ts";
import {
  cookieOf,
  dialog,
  field,
  saveAddress,
  saveCompany,
  leave,
  logIn,
  openInAccount,
} from "./account-steps.ts";

test("a visitor registers, saves an address and a company, and logs in again", async ({ page }) => {
  const customer = await registerCustomer(page);
  await expect(page).toHaveTitle(/^Contul meu/);
  await expect(page.getByText(customer.email)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("role"))).toBe("client");

  await openInAccount(page, "Adrese");
  await expect(page.getByText("Nu ai adrese salvate in cont")).toBeVisible();
  await page.getByRole("link", { name: "Adaugă o adresă" }).click();
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(dialog(page).getByText("Câmpul Județ este obligatoriu.")).toBeVisible();
  await expect(dialog(page).getByText("Câmpul Localitate este obligatoriu.")).toBeVisible();
  await expect(dialog(page).getByText("Câmpul Adresă este obligatoriu.")).toBeVisible();
  await dialog(page).getByRole("combobox", { name: "Județ" }).selectOption({ label: NASAUD.county });
  await dialog(page).getByRole("combobox", { name: "Localitate" }).selectOption({ label: NASAUD.city });
  await field(page, "Adresă").fill("Str. Gării nr. 3");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Adresa a fost salvată.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Str. Gării nr. 3" })).toBeVisible();
  await expect(page.getByText("Năsăud, Bistrița-Năsăud")).toBeVisible();

  await openInAccount(page, "Firme");
  await expect(page.getByText("Nu ai companii salvate in cont")).toBeVisible();
  await page.getByRole("link", { name: "Adaugă o firmă" }).click();
  await scriptAt(dialog(page).getByRole("button", { name: "Salvează" }));
  await field(page, "Cod fiscal").fill("RO 14399842");
  await field(page, "Denumire firmă").fill("Hotel Ștefan cel Mare S.R.L.");
  await dialog(page).getByRole("combobox", { name: "Județ" }).selectOption({ label: CLUJ.county });
  await dialog(page).getByRole("combobox", { name: "Localitate" }).selectOption({ label: CLUJ.city });
  await field(page, "Adresă").fill("Str. Lungă nr. 12");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(field(page, "Cod fiscal")).toHaveAccessibleDescription(
    /Verifică codul fiscal: o cifră este greșită sau lipsește\./,
  );
  await expect(field(page, "Cod fiscal")).toBeFocused();
  await expect(field(page, "Denumire firmă")).toHaveValue("Hotel Ștefan cel Mare S.R.L.");
  await field(page, "Cod fiscal").fill("RO 14399840");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Firma a fost salvată.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hotel Ștefan cel Mare S.R.L." })).toBeVisible();

  await leave(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("public");
  await logIn(page, customer);
  await expect(page).toHaveURL("/account/info");
  await openInAccount(page, "Adrese");
  await expect(page.getByRole("heading", { name: "Str. Gării nr. 3" })).toBeVisible();
});

test("a saved address can be edited, and is deleted only after confirmation", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await saveAddress(email, "Str. Lungă nr. 12");
  await page.goto("/account/adrese");
  const change = page.getByRole("link", { name: "Modifică: Str. Lungă nr. 12, Cluj-Napoca" });
  await scriptAt(change);
  await change.click();
  await expect(field(page, "Adresă")).toHaveValue("Str. Lungă nr. 12");
  await expect(dialog(page).getByRole("combobox", { name: "Localitate" })).toHaveValue(/^\d+$/);
  await field(page, "Adresă").fill("Str. Scurtă nr. 1");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByRole("heading", { name: "Str. Scurtă nr. 1" })).toBeVisible();

  const remove = page.getByRole("link", { name: /^Șterge: Str\. Scurtă/ });
  await remove.click();
  await expect(dialog(page).getByText("Esti sigur ca vrei sa stergi aceasta adresa?")).toBeVisible();
  await dialog(page).getByRole("link", { name: "Nu" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog(page).getByRole("button", { name: "Da" }).click();
  await expect(page.getByText("Nu ai adrese salvate in cont")).toBeVisible();
});

test("a company requires all its fields, and is deleted only after confirmation", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  let read = await visitor.open("/account/companii");
  expect(mainText(read)).toContain("Nu ai companii salvate in cont");
  read = await visitor.follow(linkOf(read, "Adaugă o firmă"));
  read = await visitor.press(read, "Salvează");
  for (const name of ["Denumire firmă", "Cod fiscal", "Județ", "Localitate", "Adresă"])
    expect(textOf(read.main.getByRole("dialog"))).toContain(`Câmpul ${name} este obligatoriu.`);
  await saveCompany(email, "Curat SRL");
  read = await visitor.open("/account/companii");
  read = await visitor.follow(linkOf(read, /^Șterge: Curat SRL/));
  const question = read.main.getByRole("dialog");
  expect(textOf(question)).toContain("Esti sigur ca vrei sa stergi aceasta adresa?");
  const refused = await visitor.follow(linkOf(question, "Nu"));
  expect(mainText(refused)).toContain("Curat SRL");
  read = await visitor.press(read, "Da");
  expect(mainText(read)).toContain("Nu ai companii salvate in cont");
});

test("name and phone can be changed, but the email cannot", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/info");
  const change = page.getByRole("link", { name: "Modifică" });
  await scriptAt(change);
  await change.click();
  await expect(field(page, "Prenume")).toBeFocused();
  await expect(field(page, "E-mail")).not.toBeEditable();
  for (const name of ["Prenume", "Nume"]) await field(page, name).fill("");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  for (const name of ["Prenume", "Nume"])
    await expect(dialog(page).getByText(`Câmpul ${name} este obligatoriu.`)).toBeVisible();
  await field(page, "Prenume").fill("Ștefania");
  await field(page, "Nume").fill("Ionescu");
  await field(page, "Telefon").fill("0722 123 456");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Modificare facuta cu success!")).toBeVisible();
  await expect(page.getByText("Ștefania Ionescu").last()).toBeVisible();
  await change.click();
  await expect(field(page, "Prenume")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/account/info");
});

test("a customer can change the password by entering the old one", async () => {
  const visitor = new Visitor();
  const { email, password: old } = await becomeCustomer(visitor);
  const password = "doi cai negri la vale";
  let read = await visitor.open("/account/infoPass");
  // The sidebar also has a link with this name.
  const change = read.main.getAllByRole("link", { name: "Schimbă parola" }).at(-1);
  read = await visitor.follow(change ?? null);
  read = await visitor.press(read, "Salvează");
  const dialogOf = (page: ReadPage) => page.main.getByRole("dialog");
  for (const name of ["Parola veche", "Parolă", "Confirmare parolă"])
    expect(textOf(dialogOf(read))).toContain(`Câmpul ${name} este obligatoriu.`);
  fill(read, { "Parola veche": old, Parolă: password, "Confirmare parolă": "doi cai negri" });
  read = await visitor.press(read, "Salvează");
  expect(textOf(dialogOf(read))).toContain("Parolele nu coincid.");
  fill(read, { "Parola veche": old, Parolă: password, "Confirmare parolă": password });
  read = await visitor.press(read, "Salvează");
  expect(noticesOf(read)).toBe("Parola a fost modificata.");
  await sendLogout(visitor);
  expect((await sendLogin(visitor, { email, password })).url).toBe("/account/info");
});

test("a forgotten password is reset through the emailed link", async () => {
  const { email } = await becomeCustomer(new Visitor());
  const visitor = new Visitor();
  const password = "doi cai negri la vale";
  let read = await visitor.open("/auth");
  read = await visitor.follow(linkOf(read, "Ai uitat parola?"));
  expect(headingOf(read)).toBe("Resetare parolă");
  fill(read, { "E-mail": email });
  read = await visitor.press(read, "Trimite linkul");
  expect(headingOf(read)).toBe("Verifică-ți e-mailul");

  const mail = await mailTo(email, /parol/i);
  read = await visitor.open(/\/password-reset\/[\w-]+/.exec(mail)?.[0] ?? "");
  fill(read, { Parolă: "scurt", "Confirmare parolă": "scurt" });
  read = await visitor.press(read, "Schimbă parola");
  expect(mainText(read)).toContain("Parola trebuie să aibă cel puțin 10 caractere.");
  fill(read, { Parolă: password, "Confirmare parolă": password });
  read = await visitor.press(read, "Schimbă parola");
  expect([read.url, noticesOf(read)]).toEqual(["/auth", "Parola a fost modificata."]);
  expect((await sendLogin(visitor, { email, password })).url).toBe("/account/info");
});

test("a wrong password shows one message and keeps the email", async ({ page }) => {
  await logIn(page, { email: "nimeni@example.com", password: "o parolă oarecare" });
  await expect(page.getByRole("main").getByText("E-mail sau parolă incorecte.")).toBeVisible();
  // Errors returned by the API are also shown as notices.
  const notices = page.getByRole("list", { name: "Mesaje", exact: true }).getByRole("listitem");
  await expect(notices).toHaveText("E-mail sau parolă incorecte.");
  await expect(field(page, "E-mail")).toHaveValue("nimeni@example.com");
  expect(await cookieOf(page, "user_token")).toBeUndefined();
});

test("a form keeps its values after another tab deleted its address or company", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await saveAddress(email, "Str. Veche nr. 7");
  await saveCompany(email, "Firma Veche SRL");
  for (const { path, table, label, text } of [
    { path: "adrese", table: "customer_address", label: "Adresă", text: "Str. Nouă nr. 8" },
    { path: "companii", table: "customer_company", label: "Denumire firmă", text: "Firma Nouă SRL" },
  ]) {
    let read = await visitor.open(`/account/${path}`);
    read = await visitor.follow(linkOf(read, /^Modifică: /));
    fill(read, { [label]: text });
    await changeShop(`delete from ${table} where customer_id = (select id from customer where email = $1)`, [
      email,
    ]);
    read = await visitor.press(read, "Salvează");
    expect(textOf(read.main.getByRole("dialog"))).toMatch(/a fost ștearsă între timp\. Apasă „Salvează”/);
    expect(valueOf(read, label)).toBe(text);
    read = await visitor.press(read, "Salvează");
    read.main.getByRole("heading", { name: text });
    expect(read.main.queryByRole("dialog")).toBeNull();
  }
});
