import { SHOP } from "../addresses.ts";
import { mainText, readPage, textOf } from "../read-page.ts";
import { expect, scriptAt, test } from "../test.ts";

const SPRING = "/curatenie-de-primavara";

test("a landing page shows its intro and a quick link to each block of products", async () => {
  const { document, main, getByRole } = await readPage(SPRING);
  const title = "Curățenie de primăvară, cameră cu cameră";
  expect([document.title, textOf(getByRole("heading", { level: 1 }))]).toEqual([title, title]);
  const stops = [...main.getByRole("navigation", { name: "Mergi la" }).querySelectorAll("a")];
  expect(stops.map(textOf)).toEqual(["Geamuri fără dâre", "Covoare și tapițerii", "Pardoseli"]);
  const place = stops.at(-1)?.getAttribute("href")?.replace(/^#/, "") ?? "";
  const block = document.getElementById(place);
  expect(textOf(block?.querySelector("h2") ?? null)).toBe("Pardoseli");
  expect(textOf(block?.querySelector("article") ?? null)).toMatch(/\d\.\d\d lei/);
});

test("a landing page has its own colours, including the discount bubbles", async ({ page }) => {
  await page.goto(SPRING);
  const heading = page.getByRole("heading", { level: 2, name: "Geamuri fără dâre" });
  await expect(heading).toHaveCSS("color", "rgb(20, 83, 45)");
  await expect(heading).toHaveCSS("background-color", "rgb(228, 241, 230)");
  await expect(heading).toHaveCSS("font-size", "24px");
  const bubble = page
    .getByText(/^-\d+%$/)
    .first()
    .locator("..");
  await expect(bubble).toHaveCSS("background-color", "rgb(20, 83, 45)");
  await expect(bubble).toHaveCSS("color", "rgb(255, 255, 255)");
});

test("a landing page has separate pictures and links for phones", async ({ page }) => {
  await page.goto(SPRING);
  const banner = page.getByRole("region", { name: "Curte, terasă, pubele" }).getByRole("link");
  await expect(banner).toHaveAttribute("href", /aparate/);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(banner).toHaveAttribute("href", /matur/);
  const background = page.locator("[style*='--landing-background-color']");
  await expect(background).toHaveCSS("background-image", /landing-primavara-mobile\/800\.webp/);
});

test("a landing page preloads the background picture for the window's width", async () => {
  const html = await (await fetch(SHOP + SPRING)).text();
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(preloads.find((link) => link.includes("(min-width: 768px)"))).toMatch(
    /landing-primavara\/1920\.webp/,
  );
  expect(preloads.find((link) => link.includes("(max-width: 767.98px)"))).toMatch(
    /primavara-mobile\/800\.webp/,
  );
  expect(html.indexOf('rel="preload" as="image"')).toBeLessThan(html.indexOf("<body"));
});

test("disabled blocks of a landing page are not shown", async () => {
  const page = await readPage("/birou-curat");
  page.main.getByRole("region", { name: "Hârtie și dispensere" });
  expect(mainText(page)).not.toContain("contracte-cadru");
});

test("a landing page's newsletter form has only the email field", async ({ page }) => {
  await page.goto("/igiena-pentru-horeca");
  const form = page.getByRole("region", { name: "Oferte la bidon și la bax" });
  await expect(form.getByRole("checkbox")).toHaveCount(0);
  // Before hydration the form posts to its own page.
  await scriptAt(form.getByRole("button", { name: "Abonează-mă" }));
  await form.getByRole("textbox", { name: /Adresa ta de e-mail/ }).fill("bucatarie@");
  await form.getByRole("button", { name: "Abonează-mă" }).click();
  await expect(form.getByText("Adresa de e-mail nu este validă.")).toBeVisible();
  await form.getByRole("textbox", { name: /Adresa ta de e-mail/ }).fill("bucatarie@exemplu.ro");
  await form.getByRole("button", { name: "Abonează-mă" }).click();
  await expect(page.getByText("Ți-am trimis un e-mail de confirmare.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: /Adresa ta de e-mail/ })).toHaveValue("");
});
