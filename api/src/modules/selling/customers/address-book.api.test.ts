import { describe, expect, it } from "vitest";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

const aPlace = (changes: object = {}) => ({
  countyid: 12,
  cityid: 2,
  streetaddress: "Str. Lungă 1",
  zipcode: "400001",
  ...changes,
});
const aCompany = (changes: object = {}) => ({
  ...aPlace(),
  type: "pfa",
  name: "Curat & Fiii PFA",
  fiscalcode: "RO 14399840",
  commerceregistry: "F12/100/2001",
  bankname: "Banca Probei",
  bankaccount: "ro49 aaaa 1b31 0075 9384 0000",
  ...changes,
});

describe("a customer's addresses", () => {
  it("addresses are added, changed, deleted and listed in order of creation", async () => {
    const customer = await loginAs(shop);
    expect((await customer.get("/user/addresses")).body).toEqual({ data: [] });
    const first = await customer.post("/user/addresses", aPlace());
    expect([first.status, first.body]).toEqual([
      200,
      {
        data: {
          id: expect.any(Number),
          countyid: 12,
          county: "Cluj",
          cityID: 2,
          city: "Cluj-Napoca",
          streetaddress: "Str. Lungă 1",
          zipcode: "400001",
        },
        message: "Adresa a fost salvată.",
      },
    ]);
    const second = await customer.post("/user/addresses", {
      countyID: "1",
      cityID: "1",
      streetaddress: "Piața Mică 2",
    });
    expect(second.body.data).toMatchObject({ county: "Alba", city: "Alba Iulia", zipcode: "" });
    const { id } = first.body.data;
    const body = aPlace({ streetaddress: "Str. Scurtă 3" });
    expect((await customer.put(`/user/addresses/${id}`, body)).body.data.streetaddress).toBe("Str. Scurtă 3");
    const listed = await customer.get("/user/addresses");
    expect(listed.body.data.map((one: { streetaddress: string }) => one.streetaddress)).toEqual([
      "Str. Scurtă 3",
      "Piața Mică 2",
    ]);
    const gone = await customer.delete(`/user/addresses/${id}`);
    expect([gone.status, gone.body]).toEqual([200, { data: null, message: "Adresa a fost ștearsă." }]);
    expect((await customer.get("/user/addresses")).body.data).toEqual([second.body.data]);
  });

  it.each([
    [{ countyid: undefined }, { countyid: ["Câmpul Județ este obligatoriu."] }],
    [{ cityid: "" }, { cityid: ["Câmpul Localitate este obligatoriu."] }],
    [{ cityid: 1 }, { cityid: ["Câmpul Localitate nu este valid."] }],
    [{ countyid: 99 }, { cityid: ["Câmpul Localitate nu este valid."] }],
    [{ streetaddress: "  " }, { streetaddress: ["Câmpul Adresă este obligatoriu."] }],
    [{ zipcode: "4000" }, { zipcode: ["Scrie codul poștal cu 6 cifre, de exemplu 400600."] }],
  ])("an address with %j is refused, whether new or changed", async (changes, errors) => {
    const customer = await loginAs(shop);
    const stored = (await customer.post("/user/addresses", aPlace())).body.data;
    const body = aPlace(changes);
    const answers = [
      await customer.post("/user/addresses", body),
      await customer.put(`/user/addresses/${stored.id}`, body),
    ];
    for (const answer of answers) expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await customer.get("/user/addresses")).body.data).toEqual([stored]);
  });
});

describe("a customer's companies", () => {
  it("companies are added, changed and deleted with normalised numbers", async () => {
    const customer = await loginAs(shop);
    const added = await customer.post("/user/companies", aCompany());
    const id = added.body.data.companyID;
    expect([added.status, added.body.message, added.body.data]).toEqual([
      200,
      "Firma a fost salvată.",
      {
        companyID: expect.any(Number),
        type: "pfa",
        companyname: "Curat & Fiii PFA",
        fiscalcode: "RO14399840",
        commerceregistry: "F12/100/2001",
        bankname: "Banca Probei",
        bankaccount: "RO49AAAA1B31007593840000",
        address: {
          id,
          countyid: 12,
          county: "Cluj",
          cityID: 2,
          city: "Cluj-Napoca",
          streetaddress: "Str. Lungă 1",
          zipcode: "400001",
        },
      },
    ]);
    const spelledOtherwise = {
      companyname: "Alt nume SRL",
      cui: "37024165",
      reg: "",
      bank: "",
      iban: "",
      countyID: 1,
      cityID: 1,
      streetaddress: "Piața Mică 2",
    };
    const changed = await customer.put(`/user/companies/${id}`, spelledOtherwise);
    expect(changed.body.data).toMatchObject({
      companyID: id,
      type: "pfa",
      companyname: "Alt nume SRL",
      fiscalcode: "37024165",
      bankaccount: "",
      address: { city: "Alba Iulia" },
    });
    expect((await customer.get("/user/companies")).body.data).toEqual([changed.body.data]);
    const gone = await customer.delete(`/user/companies/${id}`);
    expect([gone.status, gone.body]).toEqual([200, { data: null, message: "Firma a fost ștearsă." }]);
    expect((await customer.get("/user/companies")).body.data).toEqual([]);
  });

  it("a company keeps its type if a change omits it, and defaults to sc", async () => {
    const customer = await loginAs(shop);
    const added = await customer.post("/user/companies", aCompany());
    const body = aCompany({ type: undefined, name: "Curat & Fiicele PFA" });
    const changed = await customer.put(`/user/companies/${added.body.data.companyID}`, body);
    expect(changed.body.data).toMatchObject({ type: "pfa", companyname: "Curat & Fiicele PFA" });
    const second = await customer.post("/user/companies", body);
    expect(second.body.data.type).toBe("sc");
  });

  it.each([
    [{ name: "" }, { name: ["Câmpul Denumire firmă este obligatoriu."] }],
    [{ fiscalcode: "" }, { fiscalcode: ["Câmpul Cod fiscal este obligatoriu."] }],
    [
      { fiscalcode: "13548147" },
      { fiscalcode: ["Verifică codul fiscal: o cifră este greșită sau lipsește."] },
    ],
    [
      { bankaccount: "RO48AAAA1B31007593840000" },
      { bankaccount: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] },
    ],
    [{ type: "sa" }, { type: ["Câmpul Tip firmă nu este valid."] }],
    [
      { fiscalcode: "1", bankaccount: "1", cityid: 1 },
      {
        fiscalcode: ["Verifică codul fiscal: o cifră este greșită sau lipsește."],
        bankaccount: ["Verifică IBAN-ul: o cifră sau o literă este greșită."],
        cityid: ["Câmpul Localitate nu este valid."],
      },
    ],
    [{ streetaddress: "" }, { streetaddress: ["Câmpul Adresă este obligatoriu."] }],
  ])("a company with %j is refused, whether new or changed", async (changes, errors) => {
    const customer = await loginAs(shop);
    const stored = (await customer.post("/user/companies", aCompany())).body.data;
    const body = aCompany(changes);
    const answers = [
      await customer.post("/user/companies", body),
      await customer.put(`/user/companies/${stored.companyID}`, body),
    ];
    for (const answer of answers) expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect((await customer.get("/user/companies")).body.data).toEqual([stored]);
  });
});

it("another customer's addresses and companies return 404 for any input", async () => {
  const [owner, stranger] = [await loginAs(shop), await loginAs(shop)];
  const address = (await owner.post("/user/addresses", aPlace())).body.data;
  const company = (await owner.post("/user/companies", aCompany())).body.data;
  const { headers } = stranger;
  for (const [path, right] of [
    [`/user/addresses/${address.id}`, aPlace()],
    [`/user/companies/${company.companyID}`, aCompany()],
    ["/user/addresses/999999", aPlace()],
    ["/user/companies/999999", aCompany()],
    ["/user/addresses/x", aPlace()],
    ["/user/companies/-1", aCompany()],
  ] as const) {
    for (const answer of [
      await shop.put(path, right, { headers }),
      // Only the owner gets an error for a wrong city. Other people get 404.
      await shop.put(path, { ...right, cityid: 1 }, { headers }),
      await shop.delete(path, { headers }),
    ])
      expect([answer.status, answer.body]).toEqual([404, { message: "url not found" }]);
  }
  expect((await shop.get("/user/addresses", { headers })).body.data).toEqual([]);
  expect((await shop.get("/user/companies", { headers })).body.data).toEqual([]);
  expect((await owner.get("/user/addresses")).body.data).toEqual([address]);
  expect((await owner.get("/user/companies")).body.data).toEqual([company]);
});
