import { describe, expect, it } from "vitest";
import { answerComplaint } from "@curat/contract/staff/complaints";
import { leadsTo, visit } from "../../testing/visit.ts";
import { putTemplateIn, sendAnswer } from "./answer.server.ts";

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "answer", version: "1", ...fields }))
    form.set(name, value);
  return form;
}
const refusedOf = (result: unknown) => result as { data: object; init: { status: number } };

describe("answer template", () => {
  const template = { id: 3, name: "Altul", kind: "complaint", body: "{nume}, pentru {comanda}.", version: 1 };
  const put = (fields: Record<string, string>, status = 200) =>
    visit(
      () => (status === 200 ? { body: { data: template } } : { status, body: {} }),
      (context) => putTemplateIn(context, aForm(fields), { nume: "Ana <b>", comanda: "" }),
    );

  it("an answer template is appended to the typed text, with known placeholders filled in", async () => {
    const { result } = await put({ template: "3", answer: "Bună ziua,\r\n" });
    expect(refusedOf(result)).toMatchObject({
      init: { status: 200 },
      data: { values: { answer: "Bună ziua,\n\nAna <b>, pentru {comanda}." }, messages: [], errors: {} },
    });
  });

  it.each([
    ["", 200],
    ["7", 404],
  ])("inserting a missing template (%j) keeps the typed text", async (id, status) => {
    const { result } = await put({ template: id, answer: "Bună" }, status);
    expect(refusedOf(result).data).toMatchObject({
      values: { answer: "Bună" },
      errors: { template: ["Alege un șablon."] },
    });
  });
});

describe("answer form", () => {
  const sendStubbed = (reported: { status?: number; body: unknown }) =>
    visit(
      () => reported,
      (context) =>
        sendAnswer(context, aForm({ answer: "Trimitem altul." }), {
          call: answerComplaint,
          input: { params: { id: "4" }, body: { answer: "Trimitem altul.", version: 1 } },
          page: "/reclamatii/4",
          message: "A plecat.",
        }),
    );

  it("sending an answer redirects back to the record", async () => {
    const { result } = await sendStubbed({ body: { data: {} } });
    expect(leadsTo(result)).toBe("/reclamatii/4");
  });

  it("an answer is refused if someone else answered first, and its text stays in the form", async () => {
    const { result } = await sendStubbed({ status: 409, body: { data: { answer: "Am trimis." } } });
    expect(refusedOf(result)).toMatchObject({
      init: { status: 409 },
      data: { values: { answer: "Trimitem altul." }, messages: [expect.stringContaining("între timp")] },
    });
  });
});
