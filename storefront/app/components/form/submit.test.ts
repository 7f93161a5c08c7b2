import { addAddress, deleteAddress } from "@curat/contract/address-book";
import { login, register } from "@curat/contract/customers";
import { describe, expect, it } from "vitest";
import { messagesOf } from "./use-sent-form.ts";
import { visit } from "../../testing/visit.ts";
import type { Act } from "../../testing/visit.ts";
import { toCustomer } from "../../session/customer.server.ts";
import { refusalOf, submit } from "./submit.server.ts";

describe("form validation", () => {
  it("validation accepts a valid body", () => {
    expect(refusalOf(login, { email: "ana@example.com", password: "x" })).toBeUndefined();
  });

  it("validation reports the first error of each field", () => {
    expect(refusalOf(login, { email: "ana@", password: "" })).toEqual({
      ok: false,
      status: 422,
      errors: {
        email: ["Adresa de e-mail nu este validă."],
        password: ["Câmpul Parolă este obligatoriu."],
      },
    });
  });

  it("validation requires accepted terms and matching passwords", () => {
    const person = { firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: "" };
    const body = { ...person, password: "un cal alb pe deal", password_confirm: "un cal alb", terms: false };
    expect(refusalOf(register, body)?.errors).toEqual({
      terms: ["Trebuie să accepți termenii și condițiile."],
    });
    expect(refusalOf(register, { ...body, terms: true })?.errors).toEqual({
      password_confirm: ["Parolele nu coincid."],
    });
  });

  it("validation accepts an address in either documented spelling", () => {
    const address = {
      countyid: "12",
      countyID: "12",
      cityid: "7",
      cityID: "7",
      streetaddress: "Str. Lungă 1",
    };
    expect(refusalOf(addAddress, address)).toBeUndefined();
    expect(refusalOf(addAddress, { ...address, cityid: "", cityID: "" })?.errors).toEqual({
      cityid: ["Câmpul Localitate este obligatoriu."],
    });
  });
});

describe("form refused by the API", () => {
  const errors = { email: ["E-mail sau parolă incorecte."] };
  const body = { email: "ana@example.com", password: "o parolă oarecare" };
  const form = new FormData();

  it("a refused form shows each error at its field and as a notice", async () => {
    let refused: unknown;
    const act: Act = async (context) => {
      refused = await submit(context, login, { form, body, done: { to: "/" } });
    };
    await visit({ message: "Datele trimise nu sunt valide.", errors }, act, { method: "POST", status: 422 });
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: { errors, notices: [{ kind: "error", text: "E-mail sau parolă incorecte." }] },
    });
  });

  it("a form sent too often gets status 429", async () => {
    let refused: unknown;
    const act: Act = async (context) => {
      refused = await submit(context, login, { form, body, done: { to: "/" } });
    };
    const message = "Prea multe încercări. Încearcă mai târziu.";
    await visit({ message }, act, { method: "POST", status: 429 });
    expect(refused).toMatchObject({
      init: { status: 429 },
      data: { notices: [{ kind: "error", text: message }] },
    });
  });

  it("a form refused without JavaScript shows a field's error only at the field, not as a notice", () => {
    const notices = ["E-mail sau parolă incorecte.", "Prea multe încercări. Încearcă mai târziu."];
    const sent = { errors, notices: notices.map((text) => ({ kind: "error" as const, text })) };
    expect(messagesOf(sent)).toEqual(["Prea multe încercări. Încearcă mai târziu."]);
    expect(messagesOf(undefined)).toEqual([]);
  });
});

describe("form action", () => {
  const body = { email: "ana@example.com", password: "o parolă oarecare" };
  const form = new FormData();
  const sentTo = (path: string): Request => new Request(`http://shop.test${path}`, { method: "POST" });

  it("a form action makes no API call if the contract's schema refuses the body", async () => {
    let refused: unknown;
    const act: Act = async (context) => {
      refused = await submit(context, login, { form, body: { ...body, email: "ana@" }, done: { to: "/" } });
    };
    const { requests } = await visit({ data: { user_token: "t" } }, act, { method: "POST" });
    expect(requests).toEqual([]);
    expect(refused).toMatchObject({ init: { status: 422 }, data: { errors: { email: expect.anything() } } });
  });

  it.each([
    [{ data: { user_token: "t" } }, "Salvat."],
    [{ data: { user_token: "t" }, message: "Ai revenit." }, "Ai revenit."],
  ])("a form action redirects with one message: %j shows %s", async (answer, message) => {
    const act: Act = (context) => submit(context, login, { form, body, done: { to: "/x", say: "Salvat." } });
    const { response } = await visit(answer, act, { method: "POST" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/x"]);
    const [, flash = ""] = /notices=([^;]*)/.exec(response.headers.get("set-cookie") ?? "") ?? [];
    expect(JSON.parse(decodeURIComponent(flash))).toEqual([{ kind: "success", text: message }]);
  });

  it("a form action stays on its page with JavaScript and redirects without it", async () => {
    const done = { data: { isAsked: true }, to: "/x", say: "Salvat." };
    let answered: unknown;
    await visit({ data: { user_token: "t" } }, async (context) => {
      answered = await submit(context, login, { form, body, done: { ...done, stay: sentTo("/auth.data") } });
    });
    expect(answered).toEqual({ isAsked: true, notices: [{ kind: "success", text: "Salvat." }] });
    const stay = sentTo("/auth");
    const { response } = await visit({ data: { user_token: "t" } }, (context) =>
      submit(context, login, { form, body, done: { ...done, stay } }),
    );
    expect([response.status, response.headers.get("location")]).toEqual([303, "/x"]);
  });

  it("a refused button redirects as it does after a success, but without the success message", async () => {
    const act: Act = (context) =>
      submit(context, deleteAddress, { params: { id: "7" }, done: { to: "/x", say: "Ștearsă." } });
    const { response } = await visit({ message: "Nu se poate." }, act, { method: "POST", status: 409 });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/x"]);
    expect(decodeURIComponent(response.headers.get("set-cookie") ?? "")).not.toContain("Ștearsă");
  });

  it("a refusal includes the screen's own data", async () => {
    let refused: unknown;
    const act: Act = async (context) => {
      refused = await submit(context, login, {
        form,
        body,
        done: { to: "/" },
        refused: ({ status }) => ({ seen: status }),
      });
    };
    await visit({ errors: { email: ["Nu."] } }, act, { method: "POST", status: 422 });
    expect(refused).toMatchObject({ data: { seen: 422, errors: { email: ["Nu."] } } });
  });
});

describe("stored customer", () => {
  const user = {
    id: 7,
    firstname: "Ana",
    lastname: "Pop",
    fullname: "",
    email: "ana@example.com",
    phone: "",
  };

  it("the stored customer has a full name and no addresses or companies", () => {
    const answered = { ...user, addresses: [{ id: 1 }], companies: [] };
    expect(toCustomer(answered)).toEqual({ ...user, fullname: "Ana Pop" });
  });

  it("the stored customer's full name falls back to the email address", () => {
    expect(toCustomer({ ...user, firstname: "", lastname: "" }).fullname).toBe("ana@example.com");
  });
});
