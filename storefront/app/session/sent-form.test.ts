import { addAddress } from "@curat/contract/address-book";
import { login, register } from "@curat/contract/customers";
import { describe, expect, it } from "vitest";
import { toCustomer } from "./customer.server.ts";
import { refusalOf } from "./sent-form.server.ts";

describe("a form checked by the contract before it is sent", () => {
  it("is not refused when it is right", () => {
    expect(refusalOf(login, { email: "ana@example.com", password: "x" })).toBeUndefined();
  });

  it("says the first thing wrong at each field", () => {
    expect(refusalOf(login, { email: "ana@", password: "" })).toEqual({
      ok: false,
      status: 422,
      errors: {
        email: ["Adresa de e-mail nu este validă."],
        password: ["Câmpul Parolă este obligatoriu."],
      },
    });
  });

  it("asks for terms and for the same password twice", () => {
    const person = { firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: "" };
    const body = { ...person, password: "un cal alb pe deal", password_confirm: "un cal alb", terms: false };
    expect(refusalOf(register, body)?.errors).toEqual({
      terms: ["Trebuie să accepți termenii și condițiile."],
    });
    expect(refusalOf(register, { ...body, terms: true })?.errors).toEqual({
      password_confirm: ["Parolele nu coincid."],
    });
  });

  it("takes an address in both documented spellings", () => {
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

describe("what is kept of a user", () => {
  const user = {
    id: 7,
    firstname: "Ana",
    lastname: "Pop",
    fullname: "",
    email: "ana@example.com",
    phone: "",
  };

  it("has a name made of its parts, and no addresses or companies", () => {
    const answered = { ...user, addresses: [{ id: 1 }], companies: [] };
    expect(toCustomer(answered)).toEqual({ ...user, fullname: "Ana Pop" });
  });

  it("is called by the e-mail address when there is no name", () => {
    expect(toCustomer({ ...user, firstname: "", lastname: "" }).fullname).toBe("ana@example.com");
  });
});
