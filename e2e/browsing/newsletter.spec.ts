import { test as base } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { mailTo } from "../mail-steps.ts";
import { fill, tick, valueOf } from "../read-form.ts";
import { mainText, readPage, textOf, Visitor } from "../read-page.ts";
import { expect, test, touch } from "../test.ts";

test("a page with its own form has no newsletter form in its footer", async () => {
  for (const address of ["/cos", "/newsletter"]) {
    const part = (await readPage(address)).getByRole("contentinfo");
    expect(part.querySelectorAll("a[href]")).not.toHaveLength(0);
    expect(part.querySelectorAll("input")).toHaveLength(0);
  }
});

test("the confirmation link subscribes once, and a voucher is emailed", async ({ page }) => {
  const email = "bogdan@exemplu.ro";
  await subscribe(new Visitor(), "/newsletter", email);
  await page.goto(await confirmationOf(email));
  await expect(page.getByText("Abonarea ta la newsletter este confirmată.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Mergi la cumpărături" })).toHaveAttribute(
    "href",
    "/",
  );
  expect(await mailTo(email, /Codul tău de 10%/)).toMatch(/ABONAT-[A-Z2-9]{8}/);

  await page.reload();
  await touch(page);
  await expect(page.getByText(/Ești deja abonat la newsletterul cu oferte speciale/)).toBeVisible();
});

test("an unknown newsletter confirmation code shows no links and stops loading", async ({ page }) => {
  const posted = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/newsletter/confirm/un-cod-necunoscut");
  await touch(page);
  await posted;
  await expect(page.getByText("Confirmăm abonarea…")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
});

// The browser logs the aborted request, which the shop's own test fixture would treat as an error.
base("a confirmation that never arrives stops loading", async ({ page }) => {
  await page.route("**/newsletter/confirm/**", (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
  );
  const posted = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await page.goto("/newsletter/confirm/un-cod-pe-drum");
  await touch(page);
  await posted;
  await expect(page.getByText("Confirmăm abonarea…")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test("without JavaScript the newsletter form shows its errors, and a button confirms", async () => {
    const email = "cristina@exemplu.ro";
    const visitor = new Visitor();
    await subscribe(visitor, "/blog", email);
    let page = await visitor.open(await confirmationOf(email));
    expect(mainText(page)).not.toContain("Abonarea ta la newsletter este confirmată.");
    page = await visitor.press(page, "Confirmă abonarea");
    expect(mainText(page)).toContain("Abonarea ta la newsletter este confirmată.");
  });

  test("a confirmation link from before unsubscribing does not subscribe again", async () => {
    const email = "daria@exemplu.ro";
    const visitor = new Visitor();
    await subscribe(visitor, "/newsletter", email);
    const link = await confirmationOf(email);
    await visitor.press(await visitor.open(link), "Confirmă abonarea");
    const welcome = await mailTo(email, /Codul tău de 10%/);
    const leave = /\/newsletter\/dezabonare\/[\w.-]+/.exec(welcome)?.[0] ?? "";
    // Mail scanners open links, so a GET must not unsubscribe. Mail programs post without cookies (RFC 8058).
    await readPage(leave);
    const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const post = (path: string) => fetch(`${SHOP}${path}`, { method: "POST", body: oneClick });
    expect((await post(`${leave}x`)).status).toBe(404);
    expect((await post(leave)).status).toBe(200);
    const page = await visitor.press(await visitor.open(link), "Confirmă abonarea");
    expect(mainText(page)).toContain("Te-ai dezabonat după ce ai cerut acest link");
    expect(page.getByRole("link", { name: "Abonează-te din nou" }).getAttribute("href")).toBe("/newsletter");
  });
});

async function subscribe(visitor: Visitor, address: string, email: string): Promise<void> {
  let page = await visitor.open(address);
  const part = address === "/newsletter" ? page : page.getByRole("contentinfo");
  fill(part, { "Adresa ta de e-mail": email });
  page = await visitor.press(page, "Abonează-mă", part);
  expect(mainText(page)).toContain("Trebuie să accepți termenii și condițiile.");
  expect(valueOf(page, "Adresa ta de e-mail")).toBe(email);
  tick(page, /Am citit și accept/);
  page = await visitor.press(page, "Abonează-mă");
  expect(textOf(page.document.body)).toContain("Ți-am trimis un e-mail de confirmare.");
}

async function confirmationOf(email: string): Promise<string> {
  const mail = await mailTo(email, /Confirmă abonarea/);
  return /\/newsletter\/confirm\/[\w-]+/.exec(mail)?.[0] ?? "";
}
