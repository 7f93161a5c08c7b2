import type { Page } from "@playwright/test";
import { within } from "@testing-library/dom";
import { becomeCustomer } from "../api-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { fieldOf, fill, isTicked, linkOf, tick, valueOf } from "../read-form.ts";
import { headingOf, noticesOf, type ReadPage, readPage, textOf, Visitor } from "../read-page.ts";
import { queryShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

const CONTACT = "/articole/contact.html";
const OFFER = "/articole/oferta-pentru-firme.html";
const THANKS = "Multumim pentru completarea formularului, revenim in cel mai scurt timp!";
const OFFICE = "office@curat.example";

const contactForm = (page: Page) => page.getByRole("region", { name: "Scrie-ne" });
const requestDialog = (page: Page) => page.getByRole("dialog", { name: "Cere informații despre produs" });
const reviewForm = (page: Page) => page.getByRole("region", { name: "Scrie o recenzie" });
const thanks = (page: Page) => page.getByRole("dialog", { name: THANKS });

async function fillMessage(part: ReturnType<typeof contactForm>, email: string): Promise<void> {
  await part.getByRole("textbox", { name: "Nume", exact: true }).fill("Ionescu");
  await part.getByRole("textbox", { name: "E-mail" }).fill(email);
  await part.getByRole("textbox", { name: "Telefon" }).fill("0722 123 456");
  await part.getByRole("textbox", { name: "Mesaj" }).fill("Bună ziua!\nAveți stoc?");
  await part.getByRole("checkbox", { name: /^Am citit și accept/ }).check();
}

function sendings(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  return sent;
}

async function openArticle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptAt(contactForm(page).getByRole("button", { name: "Trimite mesajul" }));
}

async function productPage(isBuyable: boolean): Promise<string> {
  const found = await queryShop<{ url: string }>(
    "curat_e2e",
    "select url from product_read where is_buyable = $1 order by product_id limit 1",
    [isBuyable],
  );
  return found[0]?.url ?? "";
}

test.describe("contact page", () => {
  test("the contact page has a hidden title, a map and the company's contact data", async () => {
    const { main, document } = await readPage(CONTACT);
    expect(main.getByRole("heading", { level: 1, name: "Contact" }).className).toContain("visually-hidden");
    main.getByRole("img", { name: "Harta sediului" });
    expect([...document.querySelectorAll("main dd")].map(textOf)).toEqual([
      expect.stringMatching(/Str\. Fabricii de Săpun nr\. 18/),
      OFFICE,
      "+40 264 000 100",
      "Luni – Vineri, 08:30 – 16:30",
    ]);
    const addressOf = (name: string) => main.getByRole("link", { name }).getAttribute("href");
    expect(addressOf("Deschide în OpenStreetMap")).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=46\.7832&mlon=23\.6187/,
    );
    expect(textOf(document.querySelector("main"))).toMatch(/Publicat pe/);
    expect(addressOf("Distribuie pe Facebook")).toContain(encodeURIComponent(CONTACT));
  });

  test("the contact page loads the interactive map only on request", async ({ page }) => {
    await page.goto(CONTACT);
    const mapButton = page.getByRole("button", { name: "Arată harta interactivă" });
    await expect(mapButton).toBeVisible();
    await expect(page.getByRole("region", { name: "Harta interactivă" })).toHaveCount(0);
    await mapButton.click();
    await expect(page.getByRole("region", { name: "Harta interactivă" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Mărește harta" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Harta sediului" })).toHaveCount(0);
  });

  test("the contact page contains structured data of the organization", async () => {
    const of = async (address: string) => {
      const { document } = await readPage(address);
      const [json] = document.querySelectorAll('script[type="application/ld+json"]');
      return { heading: document.querySelector("h1")?.className ?? "", json: json?.textContent };
    };
    for (const address of [CONTACT, "/articole/despre-noi.html"]) {
      const { heading, json } = await of(address);
      expect(JSON.parse(json ?? "")).toMatchObject({ "@type": "Organization", email: OFFICE });
      expect(heading).toContain("visually-hidden");
    }
    const { heading, json } = await of(OFFER);
    expect(heading).not.toContain("visually-hidden");
    expect(json).toBeUndefined();
  });
});

test.describe("contact form", () => {
  test("the contact form sends the message and opens the home page after ten seconds", async ({ page }) => {
    await page.clock.install();
    await openArticle(page, CONTACT);
    const form = contactForm(page);
    await fillMessage(form, "acasa@exemplu.ro");
    // Assertions take time too, so the clock is stopped.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.getByRole("button", { name: "Trimite mesajul" }).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText("Mesajul a fost trimis cu success.")).toHaveCount(0);
    for (const name of ["Nume", "E-mail", "Telefon", "Mesaj"])
      await expect(form.getByRole("textbox", { name, includeHidden: true })).toHaveValue("");
    await expect(form.getByText("0 / 2000")).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(thanks(page)).toBeVisible();
    await expect(page).toHaveURL(CONTACT);
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/");
    await page.clock.resume();
    const mail = await mailTo(OFFICE, /Mesaj din formularul de contact/, "acasa@exemplu.ro");
    expect(mail).toContain("Aveți stoc?");
  });

  test("visitors can send a second message with the contact form", async ({ page }) => {
    await page.clock.install();
    await openArticle(page, OFFER);
    const form = contactForm(page);
    for (const way of ["Rămâi aici", "Închide"]) {
      await fillMessage(form, "ramane@exemplu.ro");
      await form.getByRole("button", { name: "Trimite mesajul" }).click();
      await thanks(page).getByRole("button", { name: way }).click();
      await expect(thanks(page)).toBeHidden();
      await expect(form.getByRole("button", { name: "Trimite mesajul" })).toBeFocused();
      await page.clock.fastForward(20_000);
      await expect(page).toHaveURL(OFFER);
    }
  });
});

test.describe("a product that cannot be bought", () => {
  test("a product that cannot be bought has a form that emails a question to the shop", async ({ page }) => {
    const address = await productPage(false);
    await page.goto(address);
    await expect(
      page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }),
    ).toHaveCount(0);
    const questionLink = page.getByRole("link", { name: "Cere info" });
    await scriptAt(questionLink);
    await questionLink.click();
    const dialog = requestDialog(page);
    await expect(dialog.getByRole("textbox", { name: "Prenume" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(questionLink).toBeFocused();
    await questionLink.click();
    await dialog.getByRole("button", { name: "Trimite cererea" }).click();
    for (const label of ["Prenume", "Nume", "E-mail", "Telefon"])
      await expect(dialog.getByText(`Câmpul ${label} este obligatoriu.`)).toBeVisible();
    await expect(dialog.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Mesaj" })).toHaveValue(
      "Anunțați-mă când produsul revine în stoc.",
    );
    await dialog.getByRole("textbox", { name: "Prenume" }).fill("Ana-Maria");
    await fillMessage(dialog, "intreaba@exemplu.ro");
    await dialog.getByRole("button", { name: "Trimite cererea" }).click();
    await expect(page.getByText("Mesajul a fost trimis cu success.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    const mail = await mailTo(OFFICE, /Cerere de informații/, "intreaba@exemplu.ro");
    expect(mail).toContain("Ana-Maria Ionescu");
    expect(mail).toContain(address);
  });
});

test.describe("a form", () => {
  test("a form checks a field on blur and clears its error once corrected", async ({ page }) => {
    await openArticle(page, OFFER);
    const sent = sendings(page);
    const form = contactForm(page);
    const email = form.getByRole("textbox", { name: "E-mail" });
    await email.focus();
    await page.keyboard.press("Tab");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await email.fill("abc");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Tab");
    await expect(form.getByText("Adresa de e-mail nu este validă.")).toBeVisible();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("abc@exemplu.ro");
    await expect(form.getByText("Adresa de e-mail nu este validă.")).toHaveCount(0);
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);
  });

  test("a form with invalid fields shows all errors and focuses the first field", async ({ page }) => {
    await openArticle(page, OFFER);
    const sent = sendings(page);
    const form = contactForm(page);
    const message = form.getByRole("textbox", { name: "Mesaj" });
    await expect(message).toHaveAttribute("rows", "5");
    await message.fill("a".repeat(2001));
    await expect(form.getByText("2001 / 2000")).toBeVisible();
    await form.getByRole("textbox", { name: "Telefon" }).fill("12");
    await form.getByRole("button", { name: "Trimite mesajul" }).click();
    for (const fault of [
      "Câmpul Nume este obligatoriu.",
      "Câmpul E-mail este obligatoriu.",
      "Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456.",
      "Câmpul Mesaj poate avea cel mult 2000 de caractere.",
      "Trebuie să accepți termenii și condițiile.",
    ])
      await expect(form.getByText(fault, { exact: true })).toBeVisible();
    const name = form.getByRole("textbox", { name: "Nume" });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByRole("textbox", { name: "Telefon" })).toHaveValue("12");
    await fillMessage(form, "intreaba@exemplu.ro");
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test("the first press on the submit button counts, even if it moves the focus out of an invalid field", async ({
    page,
  }) => {
    await openArticle(page, OFFER);
    const form = contactForm(page);
    await fillMessage(form, "apasa@exemplu.ro");
    const phone = form.getByRole("textbox", { name: "Telefon" });
    await phone.fill("12");
    const button = await form.getByRole("button", { name: "Trimite mesajul" }).boundingBox();
    await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
    await page.mouse.down();
    await expect(phone).not.toBeFocused();
    await expect(
      form.getByText("Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456."),
    ).toHaveCount(0);
    await page.mouse.up();
    await expect(
      form.getByText("Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456."),
    ).toBeVisible();
    await expect(phone).toBeFocused();
  });
});

test.describe("a review", () => {
  test("only customers can write a review, and other visitors get a login link", async () => {
    const address = await productPage(true);
    const visitor = new Visitor();
    const page = await visitor.follow(linkOf(await visitor.open(address), "Adauga recenzie"));
    expect(isTicked(fieldOf(page, /^Opinii/))).toBe(true);
    const region = page.getByRole("region", { name: /^Opiniile clientilor/ });
    const form = within(region).getByRole("region", { name: "Scrie o recenzie" });
    expect(form.querySelectorAll("input, textarea")).toHaveLength(0);
    expect(linkOf(form, "Intră în cont").getAttribute("href")).toMatch(
      new RegExp(`^/auth\\?inapoi=${encodeURIComponent(address)}`),
    );
  });

  test("the review form is prefilled, and a sent review awaits moderation", async ({ page }) => {
    const { email } = await becomeCustomer(page);
    await page.goto(await productPage(true));
    await page.getByRole("link", { name: "Adauga recenzie" }).click();
    const form = reviewForm(page);
    await scriptAt(form.getByRole("button", { name: "Trimite recenzia" }));
    await expect(form.getByRole("textbox", { name: "Nume" })).toHaveValue("Ana-Maria Ionescu");
    await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
    await expect(form.getByRole("radio", { name: "5 stele" })).toBeChecked();
    await form.getByRole("textbox", { name: "Recenzia ta" }).fill("Spală bine.");
    await form.getByRole("radio", { name: "5 stele" }).press("ArrowLeft");
    await form.getByRole("button", { name: "Trimite recenzia" }).click();
    await expect(form.getByText("Câmpul Titlu este obligatoriu.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Recenzia ta" })).toHaveValue("Spală bine.");
    await expect(form.getByRole("radio", { name: "4 stele" })).toBeChecked();
    await form.getByRole("textbox", { name: "Titlu" }).fill("O recenzie de probă");
    await form.getByRole("button", { name: "Trimite recenzia" }).click();
    await expect(page.getByText("Comentariul tau este in curs de validare!")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Titlu" })).toHaveValue("");
    await expect(form.getByRole("textbox", { name: "Recenzia ta" })).toHaveValue("");
    await expect(form.getByRole("radio", { name: "5 stele" })).toBeChecked();
    const stored = await queryShop<{ state: string; stars: number }>(
      "curat_e2e",
      "select state, stars from review where email = $1",
      [email],
    );
    expect(stored).toEqual([{ state: "pending", stars: 4 }]);
    await page.reload();
    await expect(page.getByText("O recenzie de probă")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  const message = (email: string) => ({
    Nume: "Ionescu",
    "E-mail": email,
    Telefon: "0722 123 456",
    Mesaj: "Bună ziua!\nAveți stoc?",
  });

  test("without JavaScript the contact form shows its errors and a thank-you message", async () => {
    const visitor = new Visitor();
    const formOf = (page: ReadPage) => page.getByRole("region", { name: "Scrie-ne" });
    let page = await visitor.open(OFFER);
    fill(formOf(page), { Nume: "Ana", Mesaj: "Un rând\nși altul" });
    page = await visitor.press(page, "Trimite mesajul");
    expect(headingOf(page)).toBe("Ofertă pentru firme");
    expect(textOf(formOf(page))).toContain("Câmpul Telefon este obligatoriu.");
    expect(valueOf(formOf(page), "Nume")).toBe("Ana");
    expect(valueOf(formOf(page), "Mesaj")).toBe("Un rând\nși altul");
    fill(formOf(page), message("farascript@exemplu.ro"));
    tick(formOf(page), /^Am citit și accept/);
    page = await visitor.press(page, "Trimite mesajul");
    expect(textOf(formOf(page))).toContain(THANKS);
    expect(linkOf(formOf(page), "Mergi la prima pagină").getAttribute("href")).toBe("/");
    expect(formOf(page).querySelectorAll("input, textarea")).toHaveLength(0);
  });

  test("without JavaScript the question about a product is a part of its page", async () => {
    const visitor = new Visitor();
    const address = await productPage(false);
    const dialogOf = (page: ReadPage) => page.main.getByRole("dialog");
    let page = await visitor.follow(linkOf(await visitor.open(address), "Cere info"));
    fill(dialogOf(page), { Prenume: "Ana-Maria" });
    page = await visitor.press(page, "Trimite cererea");
    expect(textOf(dialogOf(page))).toContain("Câmpul E-mail este obligatoriu.");
    expect(valueOf(dialogOf(page), "Prenume")).toBe("Ana-Maria");
    fill(dialogOf(page), message("faramodal@exemplu.ro"));
    tick(dialogOf(page), /^Am citit și accept/);
    page = await visitor.press(page, "Trimite cererea");
    expect(noticesOf(page)).toBe("Mesajul a fost trimis cu success.");
    // Browsers keep the fragment of the redirecting URL.
    expect(page.url).toBe(`${address}#cere-info`);
  });

  test("without JavaScript the review form opens by its link and shows its errors", async () => {
    const visitor = new Visitor();
    await becomeCustomer(visitor);
    const formOf = (page: ReadPage) => page.getByRole("region", { name: "Scrie o recenzie" });
    let page = await visitor.open(await productPage(true));
    page = await visitor.follow(linkOf(page, "Adauga recenzie"));
    page = await visitor.press(page, "Trimite recenzia");
    expect(textOf(formOf(page))).toContain("Câmpul Titlu este obligatoriu.");
    expect(isTicked(fieldOf(page, /^Opinii/))).toBe(true);
    fill(formOf(page), { Titlu: "Fără script" });
    page = await visitor.press(page, "Trimite recenzia");
    expect(noticesOf(page)).toContain("Comentariul tau este in curs de validare!");
  });

  test("a visitor reports a review on a separate page", async () => {
    const [reviewed] = await queryShop<{ id: number; url: string }>(
      "curat_e2e",
      `select r.id, p.url from review r join product_read p on p.product_id = r.product_id
       where r.state = 'approved' order by r.id limit 1`,
      [],
    );
    const visitor = new Visitor();
    const link = linkOf(await visitor.open(reviewed?.url ?? ""), "Semnalează recenzia");
    let page = await visitor.follow(link);
    expect(headingOf(page)).toBe("Semnalează o recenzie");
    page = await visitor.press(page, "Trimite semnalarea");
    expect(textOf(page.document.querySelector("main"))).toContain("Câmpul Motivul este obligatoriu.");
    expect(textOf(page.document.querySelector("main"))).toContain(
      "Bifează că, din câte știi, informațiile sunt adevărate.",
    );
    fill(page, { "Motivul semnalării": "Vorbește despre altă firmă." });
    tick(page, /^Confirm că/);
    page = await visitor.press(page, "Trimite semnalarea");
    expect(noticesOf(page)).toContain("Mulțumim, am primit semnalarea.");
    const id = link.getAttribute("href")?.split("/")[2];
    const stored = await queryShop(
      "curat_e2e",
      "select kind, questions from contact_message where review_id = $1",
      [id],
    );
    expect(stored).toEqual([{ kind: "review", questions: "Vorbește despre altă firmă." }]);
  });
});
