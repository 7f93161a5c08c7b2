import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeIncoming } from "./incoming.server.ts";

async function sendForm(fields: Record<string, string | File>, reported: StubbedResponse) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("https://curat.ro/admin/incasari/banca", { method: "POST", body });
  const { result, requests, cookies } = await visit(
    () => reported,
    (context) => changeIncoming(request, context, "bank"),
  );
  return { result, requests, notices: decodeURIComponent(cookies.join()) };
}

describe("uploaded file", () => {
  it("a file is uploaded unchanged, and the result is shown", async () => {
    const file = new File(["a;b"], "extras.csv");
    const reported = { body: { data: { added: 3, known: 2 } } };
    const { result, requests, notices } = await sendForm({ form: "upload", file }, reported);
    const sent = await requests[0]?.formData();
    expect(sent?.get("kind")).toBe("bank");
    expect(sent?.get("file")).toMatchObject({ name: "extras.csv", size: 3 });
    expect(leadsTo(result)).toBe("/incasari/banca");
    expect(notices).toContain("Rânduri noi: 3; deja existente: 2.");
  });

  it("an unreadable file shows an error at its field", async () => {
    const errors = { file: ["Nu găsesc coloanele."] };
    const { result } = await sendForm({ form: "upload" }, { status: 422, body: { errors } });
    expect(result).toMatchObject({ data: { form: "upload", errors }, init: { status: 422 } });
  });
});

describe("rows of an uploaded file", () => {
  it("applying rows redirects to the second factor with a return path when it is required", async () => {
    const reported = { status: 403, body: { error: "second_factor_required" } };
    const { result } = await sendForm({ form: "apply" }, reported);
    expect(leadsTo(result)).toBe("/confirmare?inapoi=%2Fincasari%2Fbanca");
  });

  it("row matches can be applied one by one, or all certain ones with one click", async () => {
    const reported = { body: { data: { applied: 1, rows: [] } } };
    const one = await sendForm({ form: "apply", id: "12" }, reported);
    expect(await one.requests[0]?.json()).toEqual({ kind: "bank", ids: [12] });
    expect(one.notices).toContain("O plată a fost înregistrată.");
    const all = await sendForm({ form: "apply" }, reported);
    expect(await all.requests[0]?.json()).toEqual({ kind: "bank" });
  });

  it("refused rows show the reason", async () => {
    const rows = [{ id: 12, ok: false, why: "Comanda s-a schimbat între timp." }];
    const { notices } = await sendForm({ form: "apply", id: "12" }, { body: { data: { applied: 0, rows } } });
    expect(notices).toContain("Comanda s-a schimbat între timp.");
  });
});
