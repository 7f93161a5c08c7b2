import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const OLD = "vara trecută la mare";
const NEW = "iarna viitoare la munte";

async function registered(email: string) {
  await shop.api.importShop({ customers: [{ email, firstName: "Ana", lastName: "Pop", password: OLD }] });
  const open = async () =>
    (await shop.post("/user/auth/login", { email, password: OLD })).body.data.user_token;
  const [mine, other] = [await open(), await open()];
  return { mine: { [HEADERS.userToken]: mine }, other: { [HEADERS.userToken]: other } };
}

describe("a customer's profile", () => {
  it("a profile change accepts name and phone, but not the email", async () => {
    const { headers, email } = await loginAs(shop);
    const { status, body } = await shop.post(
      "/user/changedetails",
      { firstname: "Ioana", lastname: "Popa", phone: "0264 123 456", email: "alta@example.com" },
      { headers },
    );
    expect([status, body.message]).toEqual([200, "Modificare facuta cu success!"]);
    const changed = {
      firstname: "Ioana",
      lastname: "Popa",
      fullname: "Ioana Popa",
      phone: "+40264123456",
      email,
    };
    expect(body.data).toMatchObject(changed);
    expect((await shop.get("/user", { headers })).body.data).toMatchObject(changed);
  });

  it("the profile contains only name, email, phone and list data", async () => {
    const { headers, email } = await loginAs(shop);
    const { data } = (await shop.get("/user", { headers })).body;
    const { id: _id, ...reported } = data;
    expect(reported).toEqual({
      firstname: "Ana",
      lastname: "Pop",
      fullname: "Ana Pop",
      email,
      phone: "+40740123456",
      liked: [],
      public_prices: true,
    });
  });

  it("the profile may have no phone", async () => {
    const customer = await loginAs(shop);
    const { body } = await customer.post("/user/changedetails", {
      firstname: "Ana",
      lastname: "Pop",
      phone: "",
    });
    expect(body.data.phone).toBe("");
  });

  it.each([
    [{ firstname: "", lastname: "Pop" }, { firstname: ["Câmpul Prenume este obligatoriu."] }],
    [{ firstname: "Ana" }, { lastname: ["Câmpul Nume este obligatoriu."] }],
    [
      { firstname: "Ana", lastname: "Pop", phone: "abc" },
      { phone: ["Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456."] },
    ],
    [{}, { firstname: ["Câmpul Prenume este obligatoriu."], lastname: ["Câmpul Nume este obligatoriu."] }],
    [
      { firstname: "Ana", lastname: "Pop", old_password: OLD, password: NEW, password_confirm: NEW },
      { body: ["Datele trimise nu sunt valide."] },
    ],
    [7, { body: ["Datele trimise nu sunt valide."] }],
  ])("a profile change with %j is refused and stores nothing", async (sent, errors) => {
    const { headers, id } = await loginAs(shop);
    const before = await shop.query("select * from customer where id = $1", [id]);
    const { status, body } = await shop.post("/user/changedetails", sent, { headers });
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await shop.query("select * from customer where id = $1", [id])).toEqual(before);
  });
});

describe("a customer's password", () => {
  it("a password change requires the old password and ends the other sessions", async () => {
    const { mine, other } = await registered("schimb@example.com");
    const { status, body } = await shop.post(
      "/user/changedetails",
      { old_password: OLD, password: NEW, password_confirmation: NEW },
      { headers: mine },
    );
    expect([status, body.message]).toEqual([200, "Parola a fost modificata."]);
    expect((await shop.get("/user", { headers: mine })).status).toBe(200);
    expect((await shop.get("/user", { headers: other })).status).toBe(401);
    const login = (password: string) =>
      shop.post("/user/auth/login", { email: "schimb@example.com", password });
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([422, 200]);
  });

  it.each([
    [{ old_password: "alta cu totul" }, { old_password: ["Parola veche nu este corectă."] }],
    [{ old_password: "" }, { old_password: ["Câmpul Parola veche este obligatoriu."] }],
    [{ old_password: undefined }, { old_password: ["Câmpul Parola veche este obligatoriu."] }],
    [{ password_confirm: "altceva" }, { password_confirm: ["Parolele nu coincid."] }],
    [
      { password: "parola12345", password_confirm: "parola12345" },
      { password: ["Parola este prea ușor de ghicit. Alege alta."] },
    ],
  ])("a password change with %j is refused", async (changes, errors) => {
    const { mine, other } = await registered("ramane@example.com");
    const { status, body } = await shop.post(
      "/user/changedetails",
      { old_password: OLD, password: NEW, password_confirm: NEW, ...changes },
      { headers: mine },
    );
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await shop.get("/user", { headers: other })).status).toBe(200);
  });

  it("password changes accept at most five wrong old passwords, even concurrently", async () => {
    const { mine } = await registered("deschis@example.com");
    const guess = () =>
      shop.post(
        "/user/changedetails",
        { old_password: "ghicită", password: NEW, password_confirm: NEW },
        { headers: mine },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, guess));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(422),
      ...Array(5).fill(429),
    ]);
  });

  it("exactly one of several concurrent password changes succeeds", async () => {
    const { mine } = await registered("deodata@example.com");
    const change = (password: string) =>
      shop.post(
        "/user/changedetails",
        { old_password: OLD, password, password_confirm: password },
        { headers: mine },
      );
    const answers = await Promise.all([change(NEW), change("toamna la bunici acasă")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
