import { test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import { mailTo } from "../mail-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

test("the footer's form needs a valid address and the terms, and keeps what was typed", async ({ page }) => {
  await page.goto("/blog");
  // Before the scripts are here the form leads to the page of its own.
  await scriptAt(footer(page).getByRole("button", { name: "Abonează-mă" }));
  await footer(page)
    .getByRole("textbox", { name: /Adresa ta de e-mail/ })
    .fill("ana@exemplu.ro");
  await footer(page).getByRole("button", { name: "Abonează-mă" }).click();
  await expect(footer(page).getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
  await expect(footer(page).getByRole("textbox", { name: /Adresa ta de e-mail/ })).toHaveValue(
    "ana@exemplu.ro",
  );
});

test("a page with a form of its own has no second one in its footer", async ({ page }) => {
  for (const address of ["/cos", "/newsletter"]) {
    await page.goto(address);
    await expect(footer(page).getByRole("link").first()).toBeVisible();
    await expect(footer(page).getByRole("textbox")).toHaveCount(0);
  }
});

test("the mailed link subscribes once, says so ever after, and brings a code", async ({ page }) => {
  const email = "bogdan@exemplu.ro";
  await page.goto("/");
  await footer(page)
    .getByRole("textbox", { name: /Adresa ta de e-mail/ })
    .fill(email);
  await footer(page)
    .getByRole("checkbox", { name: /Am citit și accept/ })
    .check();
  await footer(page).getByRole("button", { name: "Abonează-mă" }).click();
  await expect(page.getByText("Ți-am trimis un e-mail de confirmare.")).toBeVisible();

  const [, path = ""] =
    /(\/newsletter\/confirm\/[\w-]+)/.exec(await mailTo(page, email, /Confirmă abonarea/)) ?? [];
  await page.goto(path);
  await expect(page.getByText("Abonarea ta la newsletter este confirmată.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Mergi la cumpărături" })).toHaveAttribute(
    "href",
    "/",
  );
  expect(await mailTo(page, email, /Codul tău de 10%/)).toMatch(/ABONAT-[A-Z2-9]{8}/);

  await page.reload();
  await expect(page.getByText(/Erai deja abonat la newsletterul cu oferte speciale/)).toBeVisible();
});

test("an unknown code shows nothing and stops loading", async ({ page }) => {
  const posted = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/newsletter/confirm/un-cod-necunoscut");
  await posted;
  await expect(page.getByText("Confirmăm abonarea…")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
});

// The browser logs the broken request, which the shop's own test takes for a fault.
base("a confirmation that never arrives stops loading", async ({ page }) => {
  await page.route("**/newsletter/confirm/**", (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
  );
  const posted = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await page.goto("/newsletter/confirm/un-cod-pe-drum");
  await posted;
  await expect(page.getByText("Confirmăm abonarea…")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says its errors on a page of its own, and a button confirms", async ({ page }) => {
    const email = "cristina@exemplu.ro";
    await page.goto("/blog");
    await footer(page)
      .getByRole("textbox", { name: /Adresa ta de e-mail/ })
      .fill(email);
    await footer(page).getByRole("button", { name: "Abonează-mă" }).click();
    const form = page.getByRole("main");
    await expect(form.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: /Adresa ta de e-mail/ })).toHaveValue(email);
    await form.getByRole("checkbox", { name: /Am citit și accept/ }).check();
    await form.getByRole("button", { name: "Abonează-mă" }).click();
    await expect(page.getByText("Ți-am trimis un e-mail de confirmare.")).toBeVisible();

    const [, path = ""] =
      /(\/newsletter\/confirm\/[\w-]+)/.exec(await mailTo(page, email, /Confirmă abonarea/)) ?? [];
    await page.goto(path);
    await expect(page.getByText("Abonarea ta la newsletter este confirmată.")).toHaveCount(0);
    await page.getByRole("button", { name: "Confirm abonarea" }).click();
    await expect(page.getByText("Abonarea ta la newsletter este confirmată.")).toBeVisible();
  });
});
