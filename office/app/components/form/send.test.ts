import { describe, expect, it } from "vitest";
import { moveStaffOrder } from "@curat/contract/staff/orders";
import { leadsTo, visit } from "../../testing/visit.ts";
import type { StubbedResponse } from "../../testing/visit.ts";
import { press, send } from "./send.server.ts";

const input = { params: { id: "1" }, body: { status: "confirmed", note: "Verificată" } };
function aForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    form: "move",
    note: "Verificată",
    password: "secretă",
    ...fields,
  }))
    form.set(name, value);
  return form;
}
/** What a form answers to what the API told. */
async function sendStubbed(told: StubbedResponse, fields?: Record<string, string>) {
  const { result, asked } = await visit(
    () => told,
    (context) => send(context, aForm(fields), moveStaffOrder, input),
  );
  return { sent: result as { ok: boolean; refusal?: { data: object; init: object } }, asked };
}

describe("a form", () => {
  it("is sent as the person who is logged in", async () => {
    const { sent, asked } = await sendStubbed({ body: { data: { id: 1 } } });
    expect(sent).toEqual({ ok: true, data: { id: 1 } });
    expect(asked[0]?.headers.get("x-staff-token")).toBe("jeton");
  });

  it("shows what was typed and what is wrong, but never a password", async () => {
    const errors = { status: ["Comanda nu are încă un AWB."] };
    const { sent } = await sendStubbed({ status: 422, body: { message: "Datele nu sunt valide.", errors } });
    expect(sent.refusal).toMatchObject({ init: { status: 422 }, data: { errors, messages: [] } });
    expect(sent.refusal?.data).toHaveProperty("values", { form: "move", note: "Verificată" });
  });

  it("loses nothing when the session ended meanwhile", async () => {
    const { sent } = await sendStubbed({ status: 401, body: { error: "token_expired" } });
    expect(sent.refusal?.data).toMatchObject({ needs: "login", values: { note: "Verificată" } });
  });

  it("asks for the second factor where the act is sensitive", async () => {
    const { sent } = await sendStubbed({ status: 403, body: { error: "second_factor_required" } });
    expect(sent.refusal?.data).toMatchObject({ needs: "second-factor", messages: [] });
  });

  it("shows a code that stands in it first, and never repeats it", async () => {
    const { asked } = await sendStubbed({ body: { data: {} } }, { proof: "123 456" });
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      "/api/v1/staff/me/second-factor",
      "/api/v1/staff/orders/1/status",
    ]);
    expect(await asked[0]?.json()).toEqual({ factor: "totp", code: "123456" });
    const { sent } = await sendStubbed(
      { status: 422, body: { errors: { code: ["Codul nu este corect."] } } },
      { proof: "AAAA-BBBB" },
    );
    expect(sent.refusal?.data).toMatchObject({
      needs: "second-factor",
      errors: { proof: ["Codul nu este corect."] },
    });
    expect(sent.refusal?.data).not.toHaveProperty("values.proof");
  });

  it.each([
    [403, "Nu ai dreptul de a face acest lucru."],
    [404, "Nu mai există."],
    [409, "Altcineva a modificat între timp. Deschide pagina din nou, ca să vezi ce este acum."],
    [503, "Serviciul nu este disponibil momentan."],
  ])("says in words what %d means", async (status, message) => {
    const { sent } = await sendStubbed({ status, body: {} });
    expect(sent.refusal?.data).toMatchObject({ messages: [message] });
  });
});

describe("a form that somebody else was quicker to change", () => {
  const compared = {
    subject: { kind: "order" as const, id: "1" },
    labels: { note: "Notă" },
    fill: (order: { observation: string }) => ({ note: order.observation }),
  };
  const sendLate = (standing: object, changes: StubbedResponse) =>
    visit(
      ({ url }) => (url.includes("/changes") ? changes : { status: 409, body: { data: standing } }),
      (context) => send(context, aForm({ seen: '{"note":"La ușă"}' }), moveStaffOrder, input, compared),
    );

  it("says who did and what, field by field, on the version that stands now", async () => {
    const change = { actor: "Ion", at: "2026-11-22T10:00:00Z" };
    const { result } = await sendLate({ observation: "La vecini", version: 4 }, { body: { data: [change] } });
    expect(result).toMatchObject({
      refusal: {
        init: { status: 409 },
        data: {
          messages: [],
          values: { note: "Verificată" },
          conflict: {
            by: change,
            version: 4,
            standing: { note: "La vecini" },
            differences: [{ name: "note", mineText: "Verificată", theirsText: "La vecini", keeps: "mine" }],
          },
        },
      },
    });
  });

  it("tells what changed also to who may not see by whom", async () => {
    const { result } = await sendLate({ observation: "Altfel", version: 4 }, { status: 403, body: {} });
    const { conflict } = (result as { refusal: { data: { conflict: object } } }).refusal.data;
    expect(conflict).toMatchObject({ by: undefined, version: 4 });
  });
});

describe("a button", () => {
  const to = { to: "/oameni/3", say: "Gata." };
  const pressStubbed = (told: StubbedResponse) =>
    visit(
      () => told,
      (context) => press(context, moveStaffOrder, { ...input }, to),
    );

  it("leads on, and says there what it did", async () => {
    const { result, cookies } = await pressStubbed({ body: { data: {} } });
    expect(leadsTo(result)).toBe("/oameni/3");
    expect(decodeURIComponent(cookies.join())).toContain("Gata.");
  });

  it("leads to the second factor and from there back", async () => {
    const { result } = await pressStubbed({ status: 403, body: { error: "second_factor_required" } });
    expect(leadsTo(result)).toBe("/confirmare?inapoi=%2Foameni%2F3");
  });

  it("leads to the login and back where the session ended, and forgets it", async () => {
    const { result, cookies } = await pressStubbed({ status: 401, body: {} });
    expect(leadsTo(result)).toBe("/autentificare?inapoi=%2Foameni%2F3");
    expect(cookies.join()).toContain("staff_session=;");
  });

  it("says why it was refused", async () => {
    const { cookies } = await pressStubbed({ status: 409, body: { message: "Este ultimul proprietar." } });
    expect(decodeURIComponent(cookies.join())).toContain("Este ultimul proprietar.");
  });
});
