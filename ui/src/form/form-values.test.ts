import { describe, expect, it } from "vitest";
import { exactTextOf, textOf, typedValues } from "./form-values.ts";

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("what a form holds", () => {
  it("is trimmed, but a password is as it was typed", () => {
    const form = aForm({ firstname: " Ana ", password: " un cal " });
    expect(textOf(form, "firstname")).toBe("Ana");
    expect(exactTextOf(form, "password")).toBe(" un cal ");
    expect(textOf(form, "lastname")).toBe("");
  });

  it("has one character at the end of a line, where browsers send two", () => {
    const form = aForm({ questions: "Bună\r\nziua\n" });
    expect(textOf(form, "questions")).toBe("Bună\nziua");
    expect(typedValues(form)).toEqual({ questions: "Bună\nziua\n" });
  });

  it("is shown again without the passwords", () => {
    const form = aForm({ email: "ana@", password: "a", old_password: "b", password_confirm: "c" });
    expect(typedValues(form)).toEqual({ email: "ana@" });
  });

  it("is shown again without what no form of the shop asks for", () => {
    const form = aForm({ email: "ana@", "company.countyid": "12", "items[3]": "2", "0": "x", "a b": "y" });
    form.append("email", "a second one");
    expect(typedValues(form)).toEqual({ email: "ana@", "company.countyid": "12", "items[3]": "2" });
  });

  it("is read in a time that grows with the number of fields, not with its square", () => {
    const form = new FormData();
    for (let at = 0; at < 38_000; at += 1) form.append(`f${at}`, "");
    const before = process.threadCpuUsage();
    typedValues(form);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000);
  });
});
