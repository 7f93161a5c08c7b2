/** The office from its login on, as its people walk through it. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { orderOfNewCustomer } from "../api-steps.ts";
import { expect, scriptAt, test } from "../test.ts";
import {
  askStaff,
  codeOf,
  demoOwner,
  enterOffice,
  invitationOf,
  type Login,
  newAddress,
  newOwner,
  newRole,
  ownerSession,
  PASSWORD,
} from "./staff-steps.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const room = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Secțiunile biroului" }).getByRole("link", { name, exact: true });
const said = (page: Page, text: string) => page.getByRole("list", { name: "Mesaje" }).getByText(text);

async function writePassword(page: Page, { email, password }: Login): Promise<void> {
  await field(page, "E-mail").fill(email);
  await field(page, "Parolă").fill(password);
  await press(page, "Continuă");
  await expect(page.getByRole("heading", { name: "Al doilea factor" })).toBeVisible();
}

async function logIn(page: Page, login: Login, steps = 0): Promise<void> {
  await writePassword(page, login);
  await field(page, "Codul din aplicație").fill(codeOf(login.secret, steps));
  await press(page, "Continuă");
}

test("the owner comes in, finds an order and confirms it, and takes a change of a role back", async ({
  page,
}) => {
  const { email } = await orderOfNewCustomer();
  await page.goto(`/admin/comenzi?q=${email}`);
  await expect(page).toHaveURL(/\/admin\/autentificare\?inapoi=/);
  await logIn(page, demoOwner());
  await expect(page).toHaveURL(`/admin/comenzi?q=${encodeURIComponent(email)}`);

  await room(page, "Acasă").click();
  await expect(page.getByRole("heading", { name: "Bună, Proprietar" })).toBeVisible();
  await main(page)
    .getByRole("link", { name: /^Confirmă/ })
    .click();
  await expect(page).toHaveURL("/admin/comenzi?etapa=to_confirm");
  await main(page).getByText("Adaugă un filtru").click();
  await main(page)
    .getByLabel(/^Număr, nume, e-mail/)
    .fill(email);
  await press(page, "Aplică");
  await expect(page).toHaveURL(new RegExp(`etapa=to_confirm.*&q=${encodeURIComponent(email)}$`));
  await expect(main(page).getByText("Un rezultat")).toBeVisible();
  await main(page).getByRole("columnheader", { name: "Total" }).getByRole("link").click();
  await expect(main(page).getByRole("columnheader", { name: "Total" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  const downloading = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Descarcă CSV" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\r\n");
  expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining(email)]);

  await main(page).getByRole("rowheader").getByRole("link").click();
  await field(page, "Notă la mutare").fill("Verificată la telefon");
  await press(page, "Trece în: Confirmată");
  await expect(said(page, "Starea comenzii a fost schimbată.")).toBeVisible();
  const history = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Istoric" }) });
  await expect(history.getByText(/„Nouă” → „Confirmată”/)).toBeVisible();
  await expect(history.getByText(/^Proprietar,/)).toBeVisible();
  await room(page, "Jurnalul modificărilor").click();
  await expect(
    main(page)
      .getByRole("row", { name: /„Nouă” → „Confirmată”/ })
      .first(),
  ).toBeVisible();

  await room(page, "Roluri").click();
  const name = `Depozit ${newAddress()}`;
  const { id } = await newRole(["orders:view"]);
  await page.goto(`/admin/roluri/${id}`);
  await field(page, "Denumire").fill(name);
  await press(page, "Salvează rolul");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goto(`/admin/jurnal?fel=staff_role&nr=${id}`);
  await main(page).getByRole("button", { name: "Ia înapoi" }).first().click();
  await expect(said(page, "Modificarea a fost luată înapoi.")).toBeVisible();
  await page.goto(`/admin/roluri/${id}`);
  await expect(page.getByRole("heading", { name })).toBeHidden();
});

test("a person comes in by the mailed invitation, sees what the role allows, and finds back from an ended session", async ({
  page,
}) => {
  const [role, email] = [await newRole(["orders:view"]), newAddress()];
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/oameni/invita");
  await field(page, "E-mail").fill(email);
  await main(page).getByRole("checkbox", { name: role.name }).check();
  await press(page, "Trimite invitația");
  await expect(said(page, `Invitația a plecat la ${email}.`)).toBeVisible();
  const personId = new URL(page.url()).pathname.split("/").at(-1);

  await page.context().clearCookies();
  await page.goto(await invitationOf(email));
  await expect(main(page).getByText(`Intri cu adresa ${email}, ca ${role.name}.`)).toBeVisible();
  const secret = await main(page).locator("code").innerText();
  await field(page, "Numele tău").fill("Ioana Dobre");
  await field(page, "Parolă").fill(PASSWORD);
  await field(page, "Confirmare parolă").fill(PASSWORD);
  await field(page, "Codul din aplicație").fill(codeOf(secret));
  await press(page, "Intră în birou");
  await expect(main(page).getByRole("listitem")).toHaveCount(10);
  await main(page).getByRole("link", { name: "Le-am păstrat, continuă" }).click();
  await expect(page.getByRole("heading", { name: "Bună, Ioana Dobre" })).toBeVisible();
  const rooms = page.getByRole("navigation", { name: "Secțiunile biroului" }).getByRole("link");
  await expect(rooms).toHaveText(["Acasă", "Comenzi"]);
  await page.goto("/admin/oameni");
  await expect(page.getByRole("heading", { name: "Nu ai acces aici" })).toBeVisible();

  await page.goto("/admin");
  await askStaff("DELETE", `/staff/people/${personId}/sessions`);
  await room(page, "Comenzi").click();
  await expect(page).toHaveURL("/admin/autentificare?inapoi=%2Fcomenzi");
  await logIn(page, { email, password: PASSWORD, secret }, 1);
  await expect(page.getByRole("heading", { name: "Comenzi" })).toBeVisible();
  await main(page).getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Comanda / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ce urmează" })).toBeHidden();
  await page.getByLabel("Meniul contului: Ioana Dobre").click();
  await page.getByRole("button", { name: "Ieșire" }).click();
  await expect(page.getByRole("heading", { name: "Autentificare" })).toBeVisible();
  await page.goto("/admin/comenzi");
  await expect(page).toHaveURL("/admin/autentificare?inapoi=%2Fcomenzi");
});

test("a passkey is added and opens the office", async ({ page }) => {
  const owner = await newOwner();
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
  await enterOffice(page, owner.session);
  await page.goto("/admin/contul-meu");
  await press(page, "Adaugă o cheie de acces");
  await field(page, "Denumirea cheii").fill("Laptopul de la birou");
  await scriptAt(main(page).getByRole("button", { name: "Creează cheia" }));
  await press(page, "Creează cheia");
  await expect(said(page, "Cheia de acces a fost adăugată.")).toBeVisible();
  await expect(main(page).getByText("Laptopul de la birou")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/admin/autentificare");
  await writePassword(page, owner);
  await press(page, "Folosește cheia de acces");
  await expect(page.getByRole("heading", { name: "Bună, Dana Marin" })).toBeVisible();
});
