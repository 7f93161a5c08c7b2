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
async function sendStubbed(reported: StubbedResponse, fields?: Record<string, string>) {
  const { result, requests } = await visit(
    () => reported,
    (context) => send(context, aForm(fields), moveStaffOrder, input),
  );
  return { sent: result as { ok: boolean; refusal?: { data: object; init: object } }, requests };
}

describe("form submission", () => {
  it("a form is submitted with the logged-in person's session", async () => {
    const { sent, requests } = await sendStubbed({ body: { data: { id: 1 } } });
    expect(sent).toEqual({ ok: true, data: { id: 1 } });
    expect(requests[0]?.headers.get("x-staff-token")).toBe("jeton");
  });

  it("a refused form returns the entered values and the errors, but never a password", async () => {
    const errors = { status: ["Comanda nu are încă un AWB."] };
    const { sent } = await sendStubbed({ status: 422, body: { message: "Datele nu sunt valide.", errors } });
    expect(sent.refusal).toMatchObject({ init: { status: 422 }, data: { errors, messages: [] } });
    expect(sent.refusal?.data).toHaveProperty("values", { form: "move", note: "Verificată" });
  });

  it("a form keeps typed values when the session has expired", async () => {
    const { sent } = await sendStubbed({ status: 401, body: { error: "token_expired" } });
    expect(sent.refusal?.data).toMatchObject({ needs: "login", values: { note: "Verificată" } });
  });

  it("a form requires the second factor for a sensitive action", async () => {
    const { sent } = await sendStubbed({ status: 403, body: { error: "second_factor_required" } });
    expect(sent.refusal?.data).toMatchObject({ needs: "second-factor", messages: [] });
  });

  it("a second-factor code in a form is confirmed before the form is sent, and is not returned with the form", async () => {
    const { requests } = await sendStubbed({ body: { data: {} } }, { proof: "123 456" });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      "/api/v1/staff/me/second-factor",
      "/api/v1/staff/orders/1/status",
    ]);
    expect(await requests[0]?.json()).toEqual({ factor: "totp", code: "123456" });
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
    [403, "Nu ai dreptul necesar pentru această acțiune."],
    [404, "Înregistrarea nu mai există. Poate a fost ștearsă între timp."],
    [409, "Un coleg a făcut modificări între timp. Reîncarcă pagina ca să vezi versiunea actuală."],
    [503, "Serviciul nu este disponibil momentan."],
  ])("a form shows a message for status %d", async (status, message) => {
    const { sent } = await sendStubbed({ status, body: {} });
    expect(sent.refusal?.data).toMatchObject({ messages: [message] });
  });
});

describe("form with a concurrent change", () => {
  const compared = {
    subject: { kind: "order" as const, id: "1" },
    labels: { note: "Notă" },
    fill: (order: { observation: string }) => ({ note: order.observation }),
  };
  const sendLate = (current: object, changes: StubbedResponse) =>
    visit(
      ({ url }) => (url.includes("/changes") ? changes : { status: 409, body: { data: current } }),
      (context) => send(context, aForm({ seen: '{"note":"La ușă"}' }), moveStaffOrder, input, compared),
    );

  it("a conflict reports its author and the differing fields", async () => {
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
            current: { note: "La vecini" },
            differences: [{ name: "note", mineText: "Verificată", theirsText: "La vecini", keeps: "mine" }],
          },
        },
      },
    });
  });

  it("a conflict omits the author for people who cannot see the audit log", async () => {
    const { result } = await sendLate({ observation: "Altfel", version: 4 }, { status: 403, body: {} });
    const { conflict } = (result as { refusal: { data: { conflict: object } } }).refusal.data;
    expect(conflict).toMatchObject({ by: undefined, version: 4 });
  });
});

describe("buttons without fields", () => {
  const to = { to: "/oameni/3", message: "Gata." };
  const pressStubbed = (reported: StubbedResponse) =>
    visit(
      () => reported,
      (context) => press(context, moveStaffOrder, { ...input }, to),
    );

  it("a button redirects with a message about the result", async () => {
    const { result, cookies } = await pressStubbed({ body: { data: {} } });
    expect(leadsTo(result)).toBe("/oameni/3");
    expect(decodeURIComponent(cookies.join())).toContain("Gata.");
  });

  it("a button redirects to the second factor with a return path", async () => {
    const { result } = await pressStubbed({ status: 403, body: { error: "second_factor_required" } });
    expect(leadsTo(result)).toBe("/confirmare?inapoi=%2Foameni%2F3");
  });

  it("a button redirects to login with a return path after the session expired, and clears the cookie", async () => {
    const { result, cookies } = await pressStubbed({ status: 401, body: {} });
    expect(leadsTo(result)).toBe("/autentificare?inapoi=%2Foameni%2F3");
    expect(cookies.join()).toContain("staff_session=;");
  });

  it("a refused button press shows the reason", async () => {
    const { cookies } = await pressStubbed({ status: 409, body: { message: "Este ultimul proprietar." } });
    expect(decodeURIComponent(cookies.join())).toContain("Este ultimul proprietar.");
  });
});
