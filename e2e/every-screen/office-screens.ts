/** Every screen of the office, and where it is opened; a new one without an address here fails the suite. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { orderOfNewCustomer } from "../api-steps.ts";
import {
  askStaff,
  aSavedView,
  enterOffice,
  invitationOf,
  invite,
  newKey,
  newOwner,
  newRole,
  ownerSession,
} from "../office/staff-steps.ts";
import { queryShop } from "../shop-database.ts";
import { follow, isInside } from "./follow.ts";
import {
  deliveredOrder,
  newComplaint,
  newFailedJob,
  newMessage,
  newPrivacyRequest,
  newReturn,
  newReview,
  newTemplate,
} from "../office/queue-steps.ts";

const routes = readFileSync(new URL("../../office/app/routes.ts", import.meta.url), "utf8");

async function newCustomerId(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  const found = "select id from customer where email = $1";
  const [row] = await queryShop<{ id: number }>("curat_e2e", found, [email]);
  return row?.id ?? 0;
}

/** The CUI of a company that a new customer keeps. */
async function newCompany(): Promise<string> {
  const cui = "14399840";
  const kept = `insert into customer_company (customer_id, type, name, cui, county_id, city_id, street, created_at)
    select $1, 'sc', 'Curat & Fiii SRL', $2, county_id, id, 'Piața Mică 2', now() from city limit 1`;
  await queryShop("curat_e2e", kept, [await newCustomerId(), cui]);
  return cui;
}

/** An invoice that our rules hold back. */
async function anInvoiceOnItsWay(): Promise<number> {
  const held = `insert into efactura_document (invoice_id, state, queued_at, due_on, problems)
    select max(id), 'draft', now(), current_date, '[{"rule": "BR-RO-081", "field": "seller.address.street", "message": "Lipsește strada."}]'
    from invoice on conflict (invoice_id) do update set queued_at = excluded.queued_at returning invoice_id`;
  const [row] = await queryShop<{ invoice_id: number }>("curat_e2e", held, []);
  return row?.invoice_id ?? 0;
}

/** Before the login, by the pattern of the route. */
const AT_THE_DOOR: Record<string, (page: Page) => Promise<string>> = {
  autentificare: async () => "/autentificare",
  "invitation/:token": async () => {
    const { email } = await invite([(await newRole(["orders:view"])).id]);
    return (await invitationOf(email)).replace("/admin", "");
  },
  "password/:token": async () => "/password/un-link-vechi",
  "parola-uitata": async () => "/parola-uitata",
};
/** The id of a new order. */
async function orderId(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  const [order] = await askStaff<{ id: number }[]>("GET", `/staff/orders?q=${encodeURIComponent(email)}`);
  return order?.id ?? 0;
}

/** A room of a product's page. */
async function productPage(room: string): Promise<string> {
  const [product] = await askStaff<{ productID: number }[]>("GET", "/staff/products?state=published");
  return `/produse/${product?.productID}${room}`;
}

async function aValueId(): Promise<number> {
  const parameters = await askStaff<{ values: { id: number }[] }[]>("GET", "/staff/product-parameters");
  return parameters.flatMap(({ values }) => values)[0]?.id ?? 0;
}

/** The id of the first of a list of the demo's. */
async function firstId(list: string, key: string): Promise<number> {
  const [first] = await askStaff<Record<string, number>[]>("GET", list);
  return first?.[key] ?? 0;
}

/** A landing page with a draft beside it, which says what a page of the demo does. */
async function aPageWithDraft(): Promise<number> {
  const id = await firstId("/staff/landingpages", "id");
  const page = await askStaff<Record<string, unknown>>("GET", `/staff/landingpages/${id}`);
  const slug = `ciorna-${randomUUID()}`;
  const { id: made } = await askStaff<{ id: number }>("POST", "/staff/landingpages", {
    ...page,
    slug,
    meta: { metatile: "Ciornă", metadescription: "", metakeywords: "" },
  });
  await askStaff("PUT", `/staff/landingpages/${made}/draft`, {
    content: { ...page, slug, intro: "<p>Tot pentru curățenie.</p>" },
    version: 0,
  });
  return made;
}

/** A job that failed, with what is told of it. */
async function aJobId(): Promise<number> {
  const failed = `with job as (
      insert into background_job (kind, title, parameters, state, done, total, counts, error, actor_kind, actor_name, created_at, ended_at)
      values ('undo', 'Luat înapoi: prețuri.csv', '{}', 'failed', 40, 120, '{"undone": 38, "left": 2}', 'Serverul s-a oprit.', 'staff', 'Ana', now(), now())
      returning id
    ) insert into background_job_note (job_id, text) select id, '„Preț schimbat”: s-a schimbat din nou de atunci' from job
    returning job_id as id`;
  const [job] = await queryShop<{ id: number }>("curat_e2e", failed, []);
  return job?.id ?? 0;
}

/** An export that was read, with something of everything. */
async function aMovingId(): Promise<number> {
  const read = `with own as (
      insert into moving (platform, stage, choices, notes, created_at, created_by)
      values ('prestashop', 'read', '{"pricesWithVat": false, "vat": {"RO Standard Rate (19%)": "standard"}, "statuses": {"Livrată": "delivered"}}',
        '{"Coloane care nu se mută: Etichete."}', now(), 'Ana')
      returning id
    ), file as (
      insert into moving_file (moving_id, name, kind, bytes, sha256) select id, 'magazin.sql.gz', 'dump', 120000, '\\x01' from own
    )
    insert into moving_record (moving_id, kind, place, their_id, title, outcome, why)
    select id, 'product', 0, '5', 'Detergent vase', 'left', 'Produsul sau variantele lui nu au preț.' from own returning moving_id as id`;
  const [moving] = await queryShop<{ id: number }>("curat_e2e", read, []);
  return moving?.id ?? 0;
}

/** A file that was tried, with a row that is refused. */
async function anImportId(): Promise<number> {
  const tried = `with tried as (
      insert into background_job (kind, title, parameters, state, done, total, counts, actor_kind, actor_name, created_at, ended_at)
      values ('import_check', 'Verificare', '{}', 'done', 2, 2, '{"changed": 1, "refused": 1}', 'staff', 'Ana', now(), now())
      returning id
    ), file as (
      insert into data_import (kind, file_name, bytes, format, head_row, head, sample, columns, row_count, check_job_id,
        actor_kind, actor_name, created_at)
      select 'stock', 'stoc.csv', 40, 'csv', 1, '["Cod", "Stoc"]', '[["A-1", "12"]]', '{"code": 0, "counted": 1}', 2, id,
        'staff', 'Ana', now() from tried
      returning id
    ) insert into data_import_row (import_id, row_number, key, outcome, faults, cells)
      select id, 3, 'A-2', 'refused', '{"Cod": ["Niciun produs nu are acest cod."]}', '["A-2", "3"]' from file
      returning import_id as id`;
  const [file] = await queryShop<{ id: number }>("curat_e2e", tried, []);
  return file?.id ?? 0;
}

/** Behind it. */
const INSIDE: Record<string, (page: Page) => Promise<string>> = {
  "": async () => "/",
  cifre: async () => "/cifre",
  conformitate: async () => "/conformitate",
  stare: async () => "/stare",
  registre: async () => "/registre?registru=vanzari&din=2020-01-01&pana=2030-12-31",
  confirmare: async () => "/confirmare",
  "contul-meu": async () => "/contul-meu",
  oameni: async () => "/oameni",
  "oameni/invita": async () => "/oameni/invita",
  "oameni/:id": async () => `/oameni/${(await invite([(await newRole(["orders:view"])).id])).id}`,
  roluri: async () => "/roluri",
  "roluri/nou": async () => "/roluri/nou",
  "roluri/:id": async () => `/roluri/${(await newRole(["orders:view", "orders:move"])).id}`,
  chei: async () => "/chei",
  mutare: async () => "/mutare",
  "mutare/:id": async () => `/mutare/${await aMovingId()}`,
  "mutare/:id/gasite": async () => `/mutare/${await aMovingId()}/gasite`,
  "chei/:id": async () => `/chei/${(await newKey()).id}`,
  lucrari: async () => "/lucrari?stare=failed",
  "lucrari/sarcini": async () => `/lucrari/sarcini?fel=${await newFailedJob(await orderId())}`,
  "lucrari/:id": async () => `/lucrari/${await aJobId()}`,
  import: async () => "/import",
  "import/:id": async () => `/import/${await anImportId()}`,
  export: async () => "/export?fel=products&q=det",
  jurnal: async () => "/jurnal",
  setari: async () => "/setari",
  "setari/colet": async () => "/setari/colet?judet=12&plata=ramburs",
  "setari/:key": async () => "/setari/shipping",
  comenzi: async () => "/comenzi?stare=new&q=ana",
  "comenzi/:id/modifica": async () => `/comenzi/${await orderId()}/modifica`,
  "comenzi/:id": async () => `/comenzi/${await orderId()}`,
  "comenzi/:id/ramburseaza": async () => `/comenzi/${await deliveredOrder()}/ramburseaza`,
  "comenzi/:id/trimite": async () => {
    const id = await orderId();
    await askStaff("POST", "/staff/orders/bulk", { ids: [id], status: "confirmed" });
    return `/comenzi/${id}/trimite`;
  },
  produse: async () => "/produse?stare=published&q=a",
  "produse/nou": async () => "/produse/nou",
  "produse/:id": async () => productPage(""),
  "produse/:id/recomandari": async () => productPage("/recomandari"),
  "produse/:id/caracteristici": async () => productPage("/caracteristici"),
  "produse/:id/variante": async () => productPage(`/variante?valoare=${await aValueId()}`),
  "produse/:id/imagini": async () => productPage("/imagini"),
  "produse/:id/siguranta": async () => productPage("/siguranta"),
  "produse/:id/pret": async () => productPage("/pret"),
  "produse/:id/stoc": async () => productPage("/stoc"),
  articole: async () => "/articole?grup=32&stare=published",
  "articole/nou": async () => "/articole/nou",
  "articole/:id/versiuni": async () => `/articole/${await firstId("/staff/articles", "id")}/versiuni`,
  "articole/:id": async () => `/articole/${await firstId("/staff/articles", "id")}`,
  blog: async () => "/blog?stare=published",
  "blog/nou": async () => "/blog/nou",
  "blog/categorii": async () => "/blog/categorii",
  "blog/etichete": async () => "/blog/etichete",
  "blog/:id/versiuni": async () => `/blog/${await firstId("/staff/blog/posts", "id")}/versiuni`,
  "blog/:id": async () => `/blog/${await firstId("/staff/blog/posts", "id")}`,
  "acasa-magazin/versiuni": async () => "/acasa-magazin/versiuni",
  "acasa-magazin": async () => "/acasa-magazin",
  meniuri: async () => "/meniuri",
  pasi: async () => "/pasi",
  "pasi/pagini-legale": async () => "/pasi/pagini-legale",
  media: async () => "/media?folosire=used",
  "media/lista": async () => "/media/lista?fel=picture",
  "media/:id": async () => `/media/${await firstId("/staff/media?kind=picture", "mediumID")}`,
  "incasari/ramburs": async () => "/incasari/ramburs",
  "incasari/banca": async () => "/incasari/banca",
  "incasari/neincasate": async () => "/incasari/neincasate",
  "e-factura": async () => "/e-factura",
  "e-factura/mesaje": async () => "/e-factura/mesaje",
  "e-factura/primite": async () => "/e-factura/primite",
  "e-factura/:id": async () => `/e-factura/${await anInvoiceOnItsWay()}`,
  restituiri: async () => "/restituiri",
  retururi: async () => "/retururi?stare=all",
  "retururi/nou": async () => "/retururi/nou",
  "retururi/:id": async () => `/retururi/${await newReturn()}`,
  cautare: async () => "/cautare?q=sapun",
  "liste-salvate/noua": async () => "/liste-salvate/noua?lista=orders&adresa=%3Fstare%3Dnew",
  "liste-salvate/:id": async () => `/liste-salvate/${(await aSavedView()).id}`,
  reclamatii: async () => "/reclamatii?stare=all",
  "reclamatii/:id": async () => `/reclamatii/${await newComplaint()}`,
  mesaje: async () => "/mesaje?stare=all",
  "mesaje/:id": async () => `/mesaje/${await newMessage()}`,
  oferte: async () => "/oferte?stare=all",
  "oferte/:id": async () => `/oferte/${await firstId("/staff/offers?state=all", "id")}`,
  recenzii: async () => "/recenzii?stare=all",
  "recenzii/:id": async () => `/recenzii/${await newReview()}`,
  "alerte-stoc": async () => "/alerte-stoc?stare=all",
  newsletter: async () => "/newsletter?stare=all",
  "cereri-date": async () => "/cereri-date?stare=all",
  "cereri-date/:id": async () => `/cereri-date/${await newPrivacyRequest()}`,
  sabloane: async () => "/sabloane",
  "sabloane/nou": async () => "/sabloane/nou",
  "sabloane/:id": async () => `/sabloane/${await newTemplate()}`,
  "comenzi/noua": async () => `/comenzi/noua?client=${await newCustomerId()}`,
  clienti: async () => "/clienti?q=ana&ordine=nume",
  "clienti/:id": async () => `/clienti/${await newCustomerId()}`,
  "clienti/:id/uneste": async () => `/clienti/${await newCustomerId()}/uneste?din=${await newCustomerId()}`,
  "clienti/:id/date": async () => `/clienti/${await newCustomerId()}/date`,
  firme: async () => "/firme?q=curat&ordine=nume",
  "firme/:cui": async () => `/firme/${await newCompany()}`,
  "firme/:cui/uneste": async () => `/firme/${await newCompany()}/uneste?din=1`,
  "comenzi/culegere": async () => `/comenzi/culegere?id=${await orderId()}`,
  "comenzi/in-grup/:id": async () => {
    const ids = [await orderId(), 2_147_483_647];
    const { id } = await askStaff<{ id: number }>("POST", "/staff/orders/bulk", { ids, status: "confirmed" });
    return `/comenzi/in-grup/${id}`;
  },
  categorii: async () => "/categorii",
  "categorii/noua": async () => "/categorii/noua",
  "categorii/:id": async () => `/categorii/${await firstId("/staff/categories", "categoryID")}`,
  caracteristici: async () => "/caracteristici",
  "caracteristici/noua": async () => "/caracteristici/noua",
  "caracteristici/:id": async () => `/caracteristici/${await firstId("/staff/parameters", "parameterID")}`,
  producatori: async () => "/producatori?lipseste=logo",
  "producatori/nou": async () => "/producatori/nou",
  "producatori/:id": async () => `/producatori/${await firstId("/staff/brands", "brandID")}`,
  promotii: async () => "/promotii?stare=running",
  "promotii/noua": async () => "/promotii/noua",
  "promotii/:id": async () => `/promotii/${await firstId("/staff/promotions?gives=reduction", "promoID")}`,
  "promotii/cos": async () => "/promotii/cos?client=pj",
  cadouri: async () => "/cadouri",
  "cadouri/nou": async () => "/cadouri/nou",
  "cadouri/:id": async () => `/cadouri/${await firstId("/staff/promotions?gives=gift", "promoID")}`,
  pachete: async () => "/pachete",
  "pachete/nou": async () => "/pachete/nou",
  "pachete/:id": async () => `/pachete/${await firstId("/staff/bundles", "bundleID")}`,
  foaie: async () => "/foaie?q=det",
  foi: async () => "/foi",
  "foi/:id": async () => {
    const body = { rule: { percent: 1 }, filter: { state: "published", q: "det" } };
    return `/foi/${(await askStaff<{ id: number }>("POST", "/staff/product-sheets", body)).id}`;
  },
  "grupuri-clienti": async () => "/grupuri-clienti",
  "grupuri-clienti/nou": async () => "/grupuri-clienti/nou",
  "grupuri-clienti/:id": async () => {
    const body = { name: `Școli ${randomUUID()}`, members: [{ cui: "14399840" }] };
    return `/grupuri-clienti/${(await askStaff<{ groupID: number }>("POST", "/staff/customer-groups", body)).groupID}`;
  },
  "liste-preturi": async () => "/liste-preturi",
  "liste-preturi/noua": async () => "/liste-preturi/noua",
  "liste-preturi/:id": async () => {
    const body = {
      name: "De încercat",
      starts_at: "2026-01-01T00:00:00Z",
      rows: [{ target: "all", percent: 5 }],
    };
    return `/liste-preturi/${(await askStaff<{ listID: number }>("POST", "/staff/price-lists", body)).listID}`;
  },
  "texte-mailuri": async () => "/texte-mailuri",
  "texte-mailuri/:key": async () => "/texte-mailuri/placed",
  "texte-magazin": async () => "/texte-magazin",
  "texte-magazin/fisier": async () => "/texte-magazin/fisier",
  "texte-magazin/:key": async () => "/texte-magazin/listing.range",
  redirectionari: async () => "/redirectionari?ordine=-accesari",
  "redirectionari/noi": async () => "/redirectionari/noi",
  "redirectionari/schimba": async () => {
    const from = `/vechi-${randomUUID()}`;
    await askStaff("POST", "/staff/redirects", { from, to: "/promotii" });
    return `/redirectionari/schimba?de=${from}`;
  },
  pagini: async () => "/pagini",
  "pagini/noua": async () => "/pagini/noua",
  "pagini/:id": async () => `/pagini/${await aPageWithDraft()}?bloc=0`,
  "pagini/:id/versiuni": async () => `/pagini/${await firstId("/staff/landingpages", "id")}/versiuni`,
  vouchere: async () => "/vouchere?stare=open",
  "vouchere/nou": async () => "/vouchere/nou",
  "vouchere/:id": async () => {
    const body = { name: "De încercat", kind: "percent", percent: 10 };
    return `/vouchere/${(await askStaff<{ id: number }>("POST", "/staff/vouchers", body)).id}`;
  },
  impachetare: async () => {
    const id = await orderId();
    await askStaff("POST", "/staff/orders/bulk", { ids: [id], status: "confirmed" });
    return `/impachetare?comanda=${id}`;
  },
  "*": async () => "/aici-nu-este-nimic",
};

/** What is no route of its own: the second step of the login, and a room that a role does not open. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  "the second factor": async (page) => {
    const { email, password } = await newOwner();
    await page.goto("/admin/autentificare");
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByRole("textbox", { name: "Parolă", exact: true }).fill(password);
    await page.getByRole("button", { name: "Continuă" }).click();
    await expect(page.getByRole("heading", { name: "Al doilea factor" })).toBeVisible();
  },
  "an invitation that was begun": async (page) => {
    const { email } = await invite([(await newRole(["orders:view"])).id]);
    await page.goto(await invitationOf(email));
    await page.getByRole("button", { name: "Începe" }).click();
    await expect(page.getByRole("img", { name: "Cod QR pentru aplicația de autentificare" })).toBeVisible();
  },
  "the menu on a phone": async (page) => {
    await enterOffice(page, await ownerSession());
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto("/admin/comenzi");
    await page
      .locator("summary", { has: page.locator("svg") })
      .first()
      .click();
    await expect(page.getByRole("navigation", { name: "Meniu" })).toBeVisible();
  },
};

const nameOf = (pattern: string): string => pattern || "home";

/** Names of all screens, for a test each. */
export const OFFICE_SCREENS = [
  ...Object.keys(AT_THE_DOOR),
  ...Object.keys(INSIDE).map(nameOf),
  ...Object.keys(STEPS),
];

/** Opens the screen of that name, as the owner where it is behind the login. */
export async function openOfficeScreen(page: Page, name: string): Promise<void> {
  const step = STEPS[name];
  if (step) return await step(page);
  const pattern = name === "home" ? "" : name;
  if (pattern in INSIDE) await enterOffice(page, await ownerSession());
  const address = await (AT_THE_DOOR[pattern] ?? INSIDE[pattern])?.(page);
  if (address === undefined) throw new Error(`There is no screen "${name}".`);
  if (pattern in INSIDE && (await isInside(page))) await follow(page, address);
  else await page.goto(`/admin${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A redirect would check another screen.
  expect(page.url()).toBe(`${SHOP}/admin${address}`);
}

/** In the demo all legal pages are published, so this screen redirects; `office/first-shop.spec.ts` checks it. */
const ELSEWHERE = ["pasi/pagini-legale/:page"];

/** What routes.ts names and this file does not; what shows no screen is written without JSX. */
export function officeWithoutAddress(): string[] {
  const patterns = [...routes.matchAll(/\broute\("([^"]+)", "[^"]+\.tsx"/g)].map(
    ([, pattern = ""]) => pattern,
  );
  return patterns.filter(
    (pattern) => !(pattern in AT_THE_DOOR) && !(pattern in INSIDE) && !ELSEWHERE.includes(pattern),
  );
}
