/** Tests the office without JavaScript: every step is a page, a link or a form. */
import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { addressOfProduct, orderOfNewCustomer } from "../api-steps.ts";
import { newComplaint, newFailedJob, newReturn } from "../office/queue-steps.ts";
import {
  callStaff,
  codeOf,
  invitationOf,
  invite,
  newAddress,
  newRole,
  ownerSession,
  PASSWORD,
} from "../office/staff-steps.ts";
import { headingOf, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { queryShop } from "../shop-database.ts";

const button = (page: ReadPage, name: string | RegExp): HTMLElement =>
  page.main.getByRole("button", { name });
const link = (page: ReadPage, name: string | RegExp): HTMLElement => page.main.getByRole("link", { name });

async function logIn(
  visitor: Visitor,
  page: ReadPage,
  { email, by }: { email: string; by: { code: string; isRecovery?: boolean } },
): Promise<ReadPage> {
  const requested = await visitor.send(page, button(page, "Continuă"), { email, password: PASSWORD });
  expect(headingOf(requested)).toBe("Al doilea factor");
  const [app, paper] = requested.main.getAllByRole("button", { name: "Continuă" });
  const sender = by.isRecovery ? paper : app;
  return await visitor.send(requested, sender ?? requested.document.body, { code: by.code });
}

test("a staff member accepts an invitation, works and logs out without JavaScript", async () => {
  const [owner] = await queryShop<{ id: number }>(
    "curat_e2e",
    "select id from staff_role where is_owner",
    [],
  );
  const [{ id, email }, customer] = [await invite([owner?.id ?? 0]), await orderOfNewCustomer()];
  const visitor = new Visitor();
  let page = await visitor.open(await invitationOf(email));
  // A person who can only read the email must not see the secret.
  page = await visitor.send(page, button(page, "Începe"));
  expect(page.main.getByRole("img", { name: "Cod QR pentru aplicația de autentificare" })).toBeTruthy();
  const secret = textOf(page.document.querySelector("main code"));
  const typed = { name: "Radu Pop", password: PASSWORD, password_confirm: PASSWORD };
  page = await visitor.send(page, button(page, "Intră în cont"), { ...typed, code: "000000" });
  expect(textOf(page.document.querySelector("main"))).toContain("Codul nu este corect");
  page = await visitor.send(page, button(page, "Intră în cont"), { ...typed, code: codeOf(secret) });
  const codes = [...page.document.querySelectorAll("main li")].map(textOf);
  expect([headingOf(page), codes.length]).toEqual(["Codurile tale de rezervă", 10]);
  page = await visitor.follow(link(page, "Le-am salvat, continuă"));
  expect(headingOf(page)).toBe("Bună, Radu Pop");

  page = await visitor.send(page, page.getByRole("button", { name: "Ieși din cont" }));
  expect(headingOf(page)).toBe("Intră în cont");
  const list = `/admin/comenzi?q=${customer.email}&ordine=-total`;
  page = await visitor.open(list);
  page = await logIn(visitor, page, { email, by: { code: codeOf(secret, 1) } });
  expect([headingOf(page), page.url.startsWith("/admin/comenzi?q=")]).toEqual(["Comenzi", true]);
  const csv = await fetch(SHOP + (link(page, "Descarcă CSV").getAttribute("href") ?? ""), {
    headers: { cookie: `staff_session=${visitor.cookies.get("staff_session")}` },
  });
  expect(await csv.text()).toContain(customer.email);

  page = await visitor.follow(page.main.getByRole("rowheader").querySelector("a"));
  page = await visitor.send(page, button(page, "Confirmă comanda"), { note: "Verificată" });
  const shown = textOf(page.document.body);
  for (const text of ["Starea comenzii a fost schimbată.", "„Nouă” → „Confirmată”", ": Verificată"])
    expect(shown).toContain(text);

  const role = await newRole(["orders:view"]);
  page = await visitor.open(`/admin/roluri/${role.id}`);
  page = await visitor.send(page, button(page, "Salvează rolul"), { name: `${role.name} nou` });
  expect(headingOf(page)).toBe(`${role.name} nou`);
  page = await visitor.send(page, button(page, "Anulează modificarea"));
  expect(textOf(page.document.body)).toContain("Modificarea a fost anulată.");

  // After an hour the form of a sensitive change requires the second factor again, and keeps the entered
  // values.
  await queryShop(
    "curat_e2e",
    "update staff_session set second_factor_at = now() - interval '1 hour' where member_id = $1",
    [id],
  );
  page = await visitor.open("/admin/oameni/invita");
  const invited = newAddress();
  page = await visitor.send(page, button(page, "Trimite invitația"), {
    email: invited,
    [`role.${role.id}`]: "on",
  });
  expect(textOf(page.document.querySelector("main"))).toContain(
    "confirmă-ți din nou identitatea cu al doilea factor",
  );
  page = await visitor.send(page, button(page, "Trimite invitația"), { proof: codes[0] ?? "" });
  expect(textOf(page.document.body)).toContain(`Invitația a fost trimisă la ${invited}.`);

  await callStaff("DELETE", `/staff/people/${id}/sessions`);
  page = await visitor.open("/admin/oameni");
  expect(page.url).toBe("/admin/autentificare?inapoi=%2Foameni");
  page = await logIn(visitor, page, { email, by: { code: codes[1] ?? "", isRecovery: true } });
  expect([headingOf(page), page.url]).toEqual(["Echipă", "/admin/oameni"]);
});

test("a staff member enters and changes an order without JavaScript", async () => {
  const [goods] = await queryShop<{ id: number; code: string; name: string }>(
    "curat_e2e",
    "select p.id, p.code, p.name from product p join product_read r on r.product_id = p.id where r.url = $1",
    [await addressOfProduct()],
  );
  const [city] = await queryShop<{ county: number }>(
    "curat_e2e",
    "select county_id as county from city where name = 'Cluj-Napoca'",
    [],
  );
  const { id, code, name } = goods ?? { id: 0, code: "", name: "" };
  const visitor = new Visitor({ staff_session: await ownerSession() });
  let page = await visitor.open("/admin/comenzi/noua");
  page = await visitor.send(page, button(page, "Caută"), {
    search: code,
    "customer.firstname": "Ilinca",
    "customer.lastname": "Marin",
    "customer.phone": "0722 123 456",
    "customer.email": newAddress(),
    "deliveryaddress.countyid": String(city?.county),
    city: "cluj napoca",
    "deliveryaddress.streetaddress": "Str. Lungă nr. 12",
  });
  page = await visitor.send(page, button(page, `Adaugă ${name}`));
  // Enter in a field recalculates the total.
  page = await visitor.send(page, page.main.getByRole("textbox", { name: "Observații" }), {
    "payment.paymentid": "2",
  });
  page = await visitor.send(page, button(page, "Plasează comanda"));
  expect(headingOf(page)).toMatch(/^Comanda \d+$/);
  expect(textOf(page.document.querySelector("main"))).toContain("Ilinca Marin");

  page = await visitor.follow(link(page, "Modifică comanda"));
  page = await visitor.send(page, button(page, "Vezi noul total"), { [`product[${id}]`]: "2" });
  page = await visitor.send(page, button(page, "Aplică modificarea"));
  expect(textOf(page.document.body)).toContain("Comanda a fost modificată.");
  const line = page.main.getAllByRole("rowheader", { name })[0]?.closest("tr");
  expect([...(line?.querySelectorAll("td") ?? [])].map(textOf)).toContainEqual(expect.stringMatching(/^2 /));
});

test("staff place the order of an accepted offer, and start an offer from a manual order", async () => {
  const offers = await callStaff<{ id: number; company: string }[]>("GET", "/staff/offers?state=accepted");
  const visitor = new Visitor({ staff_session: await ownerSession() });
  let page = await visitor.open(`/admin/oferte/${offers[0]?.id}`);
  page = await visitor.follow(link(page, "Fă comanda"));
  page = await visitor.send(page, button(page, "Vezi totalul"), {
    "customer.phone": "0722 123 456",
    "deliveryaddress.countyid": "12",
    city: "cluj napoca",
    "deliveryaddress.streetaddress": "Str. Lungă nr. 12",
    "payment.paymentid": "2",
  });
  expect(textOf(page.main.getByText(/^Montaj dozatoare/))).toContain("fără produs în catalog");
  page = await visitor.send(page, button(page, "Plasează comanda"));
  expect(headingOf(page)).toMatch(/^Comanda \d+$/);
  expect(textOf(page.document.querySelector("main"))).toContain("Montaj dozatoare");

  const [goods] = await callStaff<{ productID: number; name: string; code: string }[]>(
    "GET",
    "/staff/products?state=published&per_page=1",
  );
  page = await visitor.open("/admin/comenzi/noua");
  page = await visitor.send(page, button(page, "Caută"), {
    search: goods?.code ?? "",
    "customer.firstname": "Ilinca",
    "customer.lastname": "Marin",
    "customer.email": newAddress(),
  });
  page = await visitor.send(page, button(page, `Adaugă ${goods?.name}`));
  page = await visitor.send(page, button(page, "Fă o ofertă"));
  expect(headingOf(page)).toBe("Ofertă nouă: Ilinca Marin");
  expect(page.document.body.innerHTML).toContain(goods?.code);
});

test("a staff member answers a complaint and updates a return without JavaScript", async () => {
  const [complaint, request] = await Promise.all([newComplaint(), newReturn()]);
  const visitor = new Visitor({ staff_session: await ownerSession() });
  let page = await visitor.open(`/admin/reclamatii/${complaint}`);
  page = await visitor.send(page, button(page, "Trimite răspunsul"), { answer: "A plecat azi." });
  for (const text of ["Răspunsul a fost trimis pe e-mail", "A plecat azi."])
    expect(textOf(page.document.body)).toContain(text);

  page = await visitor.open(`/admin/retururi/${request}`);
  page = await visitor.send(page, button(page, "Aprobă returul"));
  expect(textOf(page.document.body)).toContain("Starea a fost schimbată, iar clientul primește un e-mail.");
  expect(button(page, "Anunță clientul că aștepți produsele")).toBeTruthy();
});

test("a staff member retries and deletes failed jobs without JavaScript", async () => {
  const { email } = await orderOfNewCustomer();
  const [order] = await queryShop<{ id: number; number: string }>(
    "curat_e2e",
    "select id, number::text from orders where email = $1",
    [email],
  );
  await newFailedJob(order?.id, "cancel_awb");
  await newFailedJob(order?.id, "parcel_mail");
  const visitor = new Visitor({ staff_session: await ownerSession() });
  let page = await visitor.open(`/admin/comenzi/${order?.id}`);
  const panel = () => page.main.getByRole("heading", { name: "Erori" }).closest("section");
  const row = (name: string) =>
    [...(panel()?.querySelectorAll("li") ?? [])].find((li) => textOf(li).includes(name));
  const inRow = (name: string, act: string) =>
    [...(row(name)?.querySelectorAll("button") ?? [])].find((one) => textOf(one) === act) ??
    page.document.body;
  expect(textOf(row("Anularea AWB-ului") ?? null)).toContain("se reîncearcă, încercarea 3 din 25");
  expect(textOf(row("colet expediat") ?? null)).toMatch(/3f2a3f2a3f2a.*Nu răspunde\./);
  page = await visitor.send(page, inRow("colet expediat", "Renunță definitiv"));
  expect(textOf(page.document.body)).toContain("Ai renunțat la o sarcină.");
  expect([row("colet expediat"), textOf(page.document.body).includes("S-a renunțat la „")]).toEqual([
    undefined,
    true,
  ]);

  page = await visitor.open(`/admin/lucrari/sarcini?comanda=${order?.number}`);
  page = await visitor.send(page, button(page, "Încearcă acum"));
  expect(textOf(page.document.body)).toContain("O sarcină este reluată acum.");
  expect(page.url).toBe(`/admin/lucrari/sarcini?comanda=${order?.number}`);
});
