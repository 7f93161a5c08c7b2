/** Submits every form that detects conflicts after someone else has changed its record. */
import type { ActionFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { changeBrand } from "../../../screens/catalogue/brands/brands.server.ts";
import { changeBundle } from "../../../screens/catalogue/bundles/bundles.server.ts";
import { changeCategory } from "../../../screens/catalogue/categories/categories.server.ts";
import { changeCustomer } from "../../../screens/customer-care/customer/customer.server.ts";
import { changeMessage } from "../../../screens/publishing/message/message.server.ts";
import { changeOrder } from "../../../screens/selling/order/order.server.ts";
import { changeParameter } from "../../../screens/catalogue/parameters/parameters.server.ts";
import { changePerson } from "../../../screens/staff/people/people.server.ts";
import { changePromotion } from "../../../screens/catalogue/promotions/promotion.server.ts";
import { changeRole } from "../../../screens/staff/roles/roles.server.ts";
import { changeView } from "../../../screens/staff/saved-views/saved-views.server.ts";
import { changeTemplate } from "../../../screens/publishing/templates/templates.server.ts";
import { changeVoucher } from "../../../screens/selling/vouchers/voucher.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { visit } from "../../../testing/visit.ts";
import type { Refused } from "../refused.ts";

const at =
  (action: (args: ActionFunctionArgs) => Promise<unknown>): Act =>
  (request, context, id) =>
    action({ request, context, params: { id }, url: new URL(request.url), pattern: "" });

type Fields = Record<string, string>;
type Act = (request: Request, context: Context, id: string) => Promise<unknown>;
interface Late {
  act: Act;
  form: string;
  seen: Fields;
  typed: Fields;
  current: object;
  expected: [label: string, mine: string, theirs: string][];
  subject: string;
}

const CHANGE = { actor: "Ion", at: "2026-11-22T10:00:00Z" };

async function sendLate({ act, form, seen, typed, current }: Late) {
  const body = new FormData();
  const fields = { form, version: "1", seen: JSON.stringify(seen), ...seen, ...typed };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { result, requests } = await visit(
    ({ method, url }) => {
      if (method === "PUT") return { status: 409, body: { data: { ...current, version: 4 } } };
      if (url.includes("/staff/changes")) return { body: { data: [CHANGE] } };
      if (url.includes("/staff/products/choose"))
        return {
          body: {
            data: { products: [{ productID: 7, code: "P-7", name: "Săpun" }], unknown: [], archived: [] },
          },
        };
      if (/\/staff\/(?:promotions|vouchers|bundles)\/9$/.test(url)) return { body: { data: current } };
      if (url.includes("/staff/brands"))
        return { body: { data: [{ brandID: 5, brand: "Nufăr" }], meta: { last_page: 1 } } };
      if (url.includes("/staff/categories"))
        return { body: { data: [{ categoryID: 3, category: "Băi", url: "/bai" }] } };
      if (url.includes("/staff/roles"))
        return { body: { data: [{ id: 3, name: "Depozit", permissions: [] }] } };
      return { body: { data: { permissions: ["orders:view"] } } };
    },
    (context) => act(new Request("https://curat.ro/admin", { method: "POST", body }), context, "9"),
  );
  const { data, init } = result as { data: Refused; init: { status: number } };
  const changes = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith("/changes"));
  return { data, status: init.status, of: changes?.searchParams.get("subject_kind") };
}

const PERSON = { firstname: "Ana", lastname: "Pop", phone: "+40722123456" };
const TEMPLATE = { name: "Trimitem altul", kind: "complaint", body: "Bună, {nume}!" };
const CATEGORY = { category: "Săpunuri", parentID: "", slug: "sapunuri", "banners.0.bannerpic": "/media/a" };
const BANNER = { bannertype: 1, bannertitle: "", url: "", bannerpic: "/media/a", bannerpic_mobile: "" };
const PARAMETER = { parameter: "Parfum", "value.7.value": "Brad", "value.7.place": "10" };
const MAKER = { name: "Nufăr SRL", address: "Turda", email: "contact@nufar.example" };
const PROMOTION = {
  category_ids: [],
  brand_ids: [],
  excluded_ids: [],
  overlap: "lower",
  promo: "Zile",
  slug: "",
  label: "",
  starts_at: null,
  ends_at: null,
  is_published: false,
  gift: null,
  description: "",
  pic: null,
  pic_mobile: null,
  sort_order: 0,
};
const VOUCHER = {
  kind: "percent",
  percent: 10,
  amount: null,
  minimum: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
};
const SORTING = { kind: "contact", note: "" };

it.each<Late>([
  {
    act: changeCustomer,
    form: "person",
    seen: PERSON,
    typed: { lastname: "Popescu" },
    current: { ...PERSON, lastname: "Pop-Ionescu", email: "ana@example.com" },
    expected: [["Nume", "Popescu", "Pop-Ionescu"]],
    subject: "customer",
  },
  {
    act: changeCustomer,
    form: "note-7",
    seen: { text: "Sună înainte" },
    typed: { text: "Sună după 18", note: "7" },
    current: { text: "Nu sună" },
    expected: [["Text", "Sună după 18", "Nu sună"]],
    subject: "customer_note",
  },
  {
    act: at(changeTemplate),
    form: "template",
    seen: TEMPLATE,
    typed: { body: "Salut, {nume}!" },
    current: { ...TEMPLATE, kind: "message", body: "Stimată doamnă" },
    expected: [
      ["Pentru", "sesizări", "mesaje"],
      ["Text", "Salut, {nume}!", "Stimată doamnă"],
    ],
    subject: "answer_template",
  },
  {
    act: changeMessage,
    form: "sort",
    seen: SORTING,
    typed: { note: "Îl sun eu" },
    current: { ...SORTING, kind: "offer", note: "L-am sunat" },
    expected: [
      ["Felul", "mesaj", "cerere de ofertă"],
      ["Notă internă", "Îl sun eu", "L-am sunat"],
    ],
    subject: "message",
  },
  {
    act: changeOrder,
    form: "note-7",
    seen: { text: "Sună înainte" },
    typed: { text: "Sună după 18", note: "7" },
    current: { text: "Nu sună" },
    expected: [["Textul notei", "Sună după 18", "Nu sună"]],
    subject: "order_note",
  },
  {
    act: changeRole,
    form: "role",
    seen: { name: "Depozit", discount_percent: "5", "allow.orders.view": "on" },
    typed: { name: "Depozitul mare", discount_percent: "5" },
    current: { name: "Depozitul mic", discount_percent: 5, permissions: ["orders:view"] },
    expected: [["Denumire", "Depozitul mare", "Depozitul mic"]],
    subject: "staff_role",
  },
  {
    act: changePerson,
    form: "person",
    seen: { name: "Radu" },
    typed: { name: "Radu Pop" },
    current: { name: "Radu Popa", roles: [] },
    expected: [["Nume", "Radu Pop", "Radu Popa"]],
    subject: "staff_member",
  },
  {
    act: changeView,
    form: "view",
    seen: { name: "Noi" },
    typed: { name: "Ale mele" },
    current: { name: "De azi", is_shared: false },
    expected: [["Denumire", "Ale mele", "De azi"]],
    subject: "staff_view",
  },
  {
    act: at(changeCategory),
    form: "category",
    seen: CATEGORY,
    typed: { category: "Săpun", "banners.0.bannerpic": "/media/b" },
    current: {
      ...CATEGORY,
      category: "Săpunuri lichide",
      parentID: 3,
      banners: [{ ...BANNER, bannerpic: "/media/c" }],
    },
    expected: [
      ["Denumire", "Săpun", "Săpunuri lichide"],
      ["Categoria părinte", "– la primul nivel –", "Băi"],
      ["Banner 1: Imagine", "/media/b", "/media/c"],
    ],
    subject: "category",
  },
  {
    act: changeParameter,
    form: "parameter",
    seen: PARAMETER,
    typed: { "value.7.value": "Brad alb" },
    current: { parameter: "Miros", slug: "", values: [{ valueID: 7, value: "Pin", slug: "" }] },
    expected: [
      ["Denumire", "Parfum", "Miros"],
      ["Valoare: Brad alb", "Brad alb", "Pin"],
    ],
    subject: "parameter",
  },
  {
    act: at(changeBrand),
    form: "brand",
    seen: { brand: "Nufăr", "manufacturer.address": "Turda", sort_order: "0" },
    typed: { "manufacturer.address": "Turda, Str. Fabricii 2" },
    current: {
      brand: "Nufăr",
      slug: "",
      sort_order: 0,
      manufacturer: { ...MAKER, name: "", email: "", address: "Cluj" },
      banners: [],
    },
    expected: [["Adresa poștală a producătorului", "Turda, Str. Fabricii 2", "Cluj"]],
    subject: "brand",
  },
  {
    act: (request, context, id) => changePromotion(request, context, id, "/promotii"),
    form: "promotion",
    seen: {
      promo: "Zile",
      kind: "percent",
      percent: "10",
      products: "P-7",
      overlap: "lower",
      "gift.quantity": "1",
      sort_order: "0",
    },
    typed: { percent: "12" },
    current: { ...PROMOTION, percent: null, price: 9.5, product_ids: [] },
    expected: [
      ["Reducerea", "un procent din preț", "un preț fix"],
      ["Procent", "12", ""],
      ["Prețul fiecărui produs, în lei", "", "9,50"],
      ["Produse", "P-7", ""],
    ],
    subject: "promotion",
  },
  {
    act: changeVoucher,
    form: "voucher",
    seen: { name: "Zece", kind: "percent", percent: "10", "brand.5": "on" },
    typed: { name: "Zece la sută" },
    current: { ...VOUCHER, name: "Zece %", brand_ids: [], category_ids: [3], product_ids: [7] },
    expected: [
      ["Denumire", "Zece la sută", "Zece %"],
      ["Doar pentru produsele (coduri, câte unul pe rând)", "", "P-7"],
      ["Categoria Băi", "nu", "da"],
      ["Brandul Nufăr", "da", "nu"],
    ],
    subject: "voucher",
  },
  {
    act: at(changeBundle),
    form: "bundle",
    seen: {
      bundle: "Primăvara",
      percent: "10",
      "product.0.code": "P-7",
      "product.0.quantity": "1",
      sort_order: "0",
    },
    typed: { percent: "15" },
    current: {
      bundle: "Primăvara",
      slug: "",
      percent: 12.5,
      description: "",
      pic: null,
      sort_order: 0,
      is_published: true,
      products: [{ productID: 7, quantity: 3 }],
    },
    expected: [
      ["Reducere, în procente", "15", "12,5"],
      ["Publicat", "nu", "da"],
      ["Produsul 1: Bucăți", "1", "3"],
    ],
    subject: "bundle",
  },
])("the form $form of a $subject reports a conflict field by field", async (late) => {
  const { data, status, of } = await sendLate(late);
  expect([status, of, data.form, data.messages]).toEqual([409, late.subject, late.form, []]);
  expect(data.values).toMatchObject(late.typed);
  expect(data.conflict).toMatchObject({ by: CHANGE, version: 4 });
  const shown = data.conflict?.differences.map(({ label, mineText, theirsText }) => [
    label,
    mineText,
    theirsText,
  ]);
  expect(shown).toEqual(late.expected);
});
