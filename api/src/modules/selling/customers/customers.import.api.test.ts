import { expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import type { CustomerImport } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { hashPassword } from "../../../identity/password.ts";

const shop = await openTestShop();
const PASSWORD = "vara trecută la mare";
const aCustomer = (changes: Partial<CustomerImport> = {}): CustomerImport => ({
  email: "Ana@example.com",
  firstName: "Ana",
  lastName: "Pop",
  phone: "+40740123456",
  password: PASSWORD,
  createdAt: new Date("2026-01-02T03:04:05Z"),
  addresses: [{ countyId: 12, cityId: 2, street: "Str. Lungă 1", postcode: "400001" }],
  companies: [{ countyId: 1, cityId: 1, street: "Piața Mică 2", name: "Curat SRL", cui: "14399840" }],
  favourites: [PRODUCT.towels, PRODUCT.lavender],
  ...changes,
});
const importing = (...customers: CustomerImport[]) => shop.api.importShop({ customers });

async function loadAccount(email: string, password = PASSWORD) {
  const { body } = await shop.post("/user/auth/login", { email, password });
  const asking = { headers: { [HEADERS.userToken]: body.data.user_token } };
  const read = async (path: string) => (await shop.get(path, asking)).body.data;
  return {
    user: await read("/user"),
    streets: (await read("/user/addresses")).map((one: { streetaddress: string }) => one.streetaddress),
    companies: (await read("/user/companies")).map((one: { companyname: string }) => one.companyname),
    favourites: (await read("/user/wishlists")).map((one: { productID: number }) => one.productID),
  };
}

it("an imported customer can log in and see their data", async () => {
  await importing(aCustomer());
  expect(await loadAccount("ana@example.com")).toEqual({
    user: expect.objectContaining({ email: "ana@example.com", fullname: "Ana Pop", phone: "+40740123456" }),
    streets: ["Str. Lungă 1"],
    companies: ["Curat SRL"],
    favourites: [PRODUCT.towels, PRODUCT.lavender],
  });
});

it("a repeated import keeps the account and replaces only the lists it contains", async () => {
  const { user } = await loadAccount("ana@example.com");
  const { password: _password, ...changed } = aCustomer({
    email: "ANA@EXAMPLE.COM",
    lastName: "Popa",
    favourites: [],
  });
  await importing({ ...changed, companies: undefined });
  expect(await loadAccount("ana@example.com")).toEqual({
    user: { ...user, lastname: "Popa", fullname: "Ana Popa", liked: [] },
    streets: ["Str. Lungă 1"],
    companies: ["Curat SRL"],
    favourites: [],
  });
});

it("a customer with an imported password hash can log in, and one without a password cannot", async () => {
  await importing(
    {
      email: "hash@example.com",
      firstName: "Ion",
      lastName: "Popa",
      passwordHash: await hashPassword(PASSWORD),
    },
    { email: "fara@example.com", firstName: "Ina", lastName: "Popa" },
  );
  expect((await loadAccount("hash@example.com")).user.fullname).toBe("Ion Popa");
  expect(
    (await shop.post("/user/auth/login", { email: "fara@example.com", password: PASSWORD })).status,
  ).toBe(422);
});

it("an import is saved completely or not at all", async () => {
  const wrong = { countyId: 12, cityId: 999_999, street: "Nicăieri" };
  await expect(
    importing(
      aCustomer({ email: "nou@example.com" }),
      aCustomer({ email: "alt@example.com", addresses: [wrong] }),
    ),
  ).rejects.toThrow("city_id");
  expect(await shop.query("select 1 from customer where email = 'nou@example.com'")).toEqual([]);
});
