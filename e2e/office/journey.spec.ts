/** A new staff member's first day in the office. */
import type { Page } from "@playwright/test";
import { orderOfNewCustomer } from "../api-steps.ts";
import { queryShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";
import { deliveredOrder, newComplaint, newTemplate } from "./queue-steps.ts";
import { callStaff, invitationOf, newAddress, PASSWORD, roleNamed } from "./staff-steps.ts";

const ORDERS = 6;

interface Goods {
  number: string;
  code: string;
  quantity: number;
}

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string | RegExp) =>
  main(page).getByRole("textbox", { name, exact: typeof name === "string" });
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();
const noticeWith = (page: Page, text: string) => page.getByRole("list", { name: "Mesaje" }).getByText(text);
const headed = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, level: 1 });

test.setTimeout(120_000);

test("a new staff member logs in with a passkey, ships orders and corrects mistakes", async ({ page }) => {
  const [email, ready] = [newAddress(), await thingsOfTheDay()];
  const roles = [await roleNamed("Comenzi"), await roleNamed("Asistență clienți")];
  const { id: personId } = await callStaff<{ id: number }>("POST", "/staff/people", { email, roles });

  let recoveryCode: string | undefined;
  await test.step("the staff member accepts the invitation, and logs in again with the passkey", async () => {
    await addAuthenticator(page);
    await page.goto(await invitationOf(email));
    await press(page, "Începe");
    await expect(
      main(page).getByText(`Intri cu adresa ${email}, ca Asistență clienți, Comenzi.`),
    ).toBeVisible();
    await field(page, "Numele tău").fill("Ioana Dobre");
    await field(page, "Parolă").fill(PASSWORD);
    await field(page, "Confirmare parolă").fill(PASSWORD);
    await press(page, "Intră cu o cheie de acces");
    await expect(main(page).getByRole("listitem")).toHaveCount(10);
    [recoveryCode] = await main(page).getByRole("listitem").allTextContents();
    await main(page).getByRole("link", { name: "Le-am salvat, continuă" }).click();
    await expect(headed(page, "Bună, Ioana Dobre")).toBeVisible();

    await callStaff("DELETE", `/staff/people/${personId}/sessions`);
    await page.goto("/admin/comenzi?etapa=to_confirm");
    await expect(page).toHaveURL("/admin/autentificare?inapoi=%2Fcomenzi%3Fetapa%3Dto_confirm");
    await field(page, "E-mail").fill(email);
    await field(page, "Parolă").fill(PASSWORD);
    await press(page, "Continuă");
    await press(page, "Folosește cheia de acces");
    await expect(page).toHaveURL("/admin/comenzi?etapa=to_confirm");
  });

  await test.step("the staff member confirms six orders, creates waybills and prints labels", async () => {
    await main(page)
      .getByRole("searchbox", { name: /^Număr, nume, e-mail/ })
      .fill(ready.email);
    await press(page, "Caută în listă");
    await expect(main(page).getByText(`${ORDERS} rezultate`, { exact: true })).toBeVisible();
    await scriptAt(main(page).getByRole("checkbox").first());
    await main(page).getByRole("checkbox").first().check();
    await press(page, "Alege toate rândurile de pe pagină");
    await press(page, "Confirmă");
    await expect(main(page).getByText(`${ORDERS} din ${ORDERS} gata`)).toBeVisible();
    await press(page, "Creează AWB");
    await expect(headed(page, `AWB pentru ${ORDERS} comenzi`)).toBeVisible();
    await expect(main(page).getByText(`${ORDERS} din ${ORDERS} gata`)).toBeVisible({ timeout: 30_000 });
    const address = await main(page).getByRole("link", { name: "Etichete PDF" }).getAttribute("href");
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === "staff_session")?.value;
    const labels = await page.request.get(address ?? "", { headers: { cookie: `staff_session=${session}` } });
    expect(labels.headers()["content-type"]).toBe("application/pdf");
    // The stand-in prints the waybill number as plain text below its caption.
    const text = (await labels.body()).toString("latin1");
    expect(text.match(/\(AWB\) Tj ET\s+BT [^(]*\(\w+\) Tj/g)).toHaveLength(ORDERS);
  });

  await test.step("the staff member packs the orders with a barcode scanner", async () => {
    await main(page).getByRole("link", { name: "Împachetează" }).click();
    const scanner = main(page).getByRole("textbox");
    await expect(scanner).toBeFocused();
    // A scanner does not wait for responses.
    const numbers = [...new Set(ready.goods.map(({ number }) => number))];
    for (const number of numbers) {
      const pieces = ready.goods.filter((one) => one.number === number);
      for (const code of [number, ...pieces.flatMap((one) => Array<string>(one.quantity).fill(one.code))]) {
        await page.keyboard.type(code);
        await page.keyboard.press("Enter");
      }
    }
    await expect(main(page).getByText(`Comanda ${numbers.at(-1)} este împachetată.`)).toBeVisible({
      timeout: 30_000,
    });
    await expect(scanner).toBeFocused();
    await expect(main(page).getByRole("link", { name: "Eticheta (PDF)" })).toBeVisible();
    await expect(main(page).getByText("Împachetată de Ioana Dobre.")).toHaveCount(ORDERS);
  });

  await test.step("the staff member changes an order after previewing its new total", async () => {
    await page.goto(`/admin/comenzi/${ready.changed}`);
    await main(page).getByRole("link", { name: "Modifică comanda" }).click();
    await field(page, /^Bucăți: /)
      .first()
      .fill("2");
    await press(page, "Vezi noul total");
    await expect(main(page).getByRole("heading", { name: "Noul total" })).toBeInViewport();
    await press(page, "Aplică modificarea");
    await expect(noticeWith(page, "Comanda a fost modificată.")).toBeVisible();
    // The page after a form submission is scrolled to its top.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step("the staff member refunds a line", async () => {
    await page.goto(`/admin/comenzi/${ready.arrived}/ramburseaza`);
    await main(page)
      .getByRole("spinbutton", { name: /bucăți de restituit$/ })
      .first()
      .fill("1");
    await field(page, "Motivul").fill("Capac spart");
    await field(page, "IBAN-ul clientului").fill("RO49AAAA1B31007593840000");
    await field(page, "Banca").fill("Banca Probei");
    await press(page, "Calculează");
    // The second factor was entered too long ago, so the form requires it again and keeps all entered values.
    await queryShop(
      "curat_e2e",
      "update staff_session set second_factor_at = now() - interval '1 hour' where member_id = $1",
      [personId],
    );
    await press(page, /^Restituie \d/);
    await field(page, "Codul din aplicație").fill(recoveryCode ?? "");
    await expect(field(page, "Motivul")).toHaveValue("Capac spart");
    await expect(field(page, "IBAN-ul clientului")).toHaveValue("RO49AAAA1B31007593840000");
    await press(page, /^Restituie \d/);
    await expect(
      noticeWith(page, "Restituirea a fost înregistrată, iar factura storno a fost trimisă clientului."),
    ).toBeVisible();
  });

  await test.step("the staff member answers a complaint", async () => {
    await page.goto(`/admin/reclamatii/${ready.complaint}`);
    await field(page, "Răspuns").fill("Trimitem alt bidon mâine.");
    await press(page, "Trimite răspunsul");
    await expect(
      noticeWith(page, "Răspunsul a fost trimis pe e-mail și apare în contul clientului."),
    ).toBeVisible();
  });

  await test.step("the staff member undoes a mistake and finds it in the audit log", async () => {
    await page.goto(`/admin/sabloane/${ready.template}`);
    const name = await field(page, "Denumire").inputValue();
    await field(page, "Text").fill("Scris din greșeală");
    await press(page, "Salvează șablonul");
    await expect(noticeWith(page, "Șablonul a fost salvat.")).toBeVisible();
    await page.goto(`/admin/sabloane/${ready.template}`);
    await press(page, "Anulează modificarea");
    await expect(noticeWith(page, "Modificarea a fost anulată.")).toBeVisible();
    await expect(headed(page, name)).toBeVisible();
    await expect(field(page, "Text")).toHaveValue("Bună, {nume}!");
    await page.goto("/admin/jurnal?fel=answer_template&cine=ioana");
    await expect(main(page).getByRole("row", { name: new RegExp(name) })).toHaveCount(2);
  });

  await test.step("the staff member finds out who can grant access to a forbidden page", async () => {
    await page.goto("/admin/oameni");
    await expect(headed(page, "Nu ai acces aici")).toBeVisible();
    await expect(main(page).getByText(/„Echipa: vede”/)).toBeVisible();
    await expect(main(page).getByText(/Ți-l poate acorda .*Proprietar/)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Secțiunile panoului" })).toBeVisible();
  });
});

async function thingsOfTheDay() {
  const { email } = await orderOfNewCustomer(ORDERS);
  const goods = await queryShop<Goods>(
    "curat_e2e",
    `select o.number::text, p.code, l.quantity from orders o
     join order_line l on l.order_id = o.id join product p on p.id = l.product_id
     where o.email = $1 order by o.id, l.position`,
    [email],
  );
  const other = await orderOfNewCustomer();
  const [order] = await callStaff<{ id: number }[]>(
    "GET",
    `/staff/orders?q=${encodeURIComponent(other.email)}`,
  );
  return {
    email,
    goods,
    changed: order?.id ?? 0,
    arrived: await deliveredOrder(),
    complaint: await newComplaint(),
    template: await newTemplate(),
  };
}

/** Adds a virtual device that creates and uses passkeys without user interaction. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
