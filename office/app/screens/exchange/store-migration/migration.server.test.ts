import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { actOnMigration, recordsFile } from "./migration.server.ts";

async function sendForm(fields: Record<string, string | File>, reported: StubbedResponse) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("https://curat.ro/admin/mutare/7", { method: "POST", body });
  const { result, requests, cookies } = await visit(
    () => reported,
    (context) => actOnMigration(request, context, "7"),
  );
  return { result, requests, notices: decodeURIComponent(cookies.join()) };
}

describe("store migration", () => {
  it("a file is uploaded unchanged, and a refusal is shown at its field", async () => {
    const file = new File(["a;b"], "produse.csv");
    const taken = await sendForm({ form: "upload", file }, { body: { data: {} } });
    expect((await taken.requests[0]?.formData())?.get("file")).toMatchObject({
      name: "produse.csv",
      size: 3,
    });
    expect([leadsTo(taken.result), taken.notices]).toEqual([
      "/mutare/7",
      expect.stringContaining("a fost adăugat"),
    ]);
    const errors = { file: ["Fișierul trebuie să fie CSV, SQL, SQL.GZ sau un ZIP cu imagini."] };
    const { result } = await sendForm({ form: "upload" }, { status: 422, body: { errors } });
    expect(result).toMatchObject({ data: { form: "upload", errors }, init: { status: 422 } });
  });

  it("migration choices are sent by name, without a PrestaShop cookie key if the field is blank", async () => {
    const fields = {
      form: "choose",
      version: "4",
      prices: "net",
      "vat-name.0": "RO Reduced",
      "vat.0": "reduced",
      "status-name.0": "Livrată",
      "status.0": "delivered",
      "status-name.1": "Ciudată",
      "status.1": "altceva",
      "categories.0.id": "7",
      "categories.0.category": "Igienă > Săpunuri",
      "categories.1.id": "8",
      "categories.1.category": " - ",
      cookie_key: " ",
    };
    const { requests } = await sendForm(fields, { body: { data: {} } });
    expect(await requests[0]?.json()).toEqual({
      prices_with_vat: false,
      vat: [{ name: "RO Reduced", code: "reduced" }],
      statuses: [
        { name: "Livrată", outcome: "delivered" },
        { name: "Ciudată", outcome: "skip" },
      ],
      categories: [
        { id: "7", category: "Igienă > Săpunuri" },
        { id: "8", category: null },
      ],
      version: 4,
    });
  });
});

it("skipped records can be exported", async () => {
  const record = { kind: "product", their_id: "5", title: "=Burete", outcome: "left", why: "Nu are preț." };
  const reported = { body: { data: [record], meta: { last_page: 1 } } };
  const url = new URL("https://curat.ro/admin/mutare/7/gasite.csv?stare=left");
  const { result, requests } = await visit(
    () => reported,
    (context) => recordsFile(context, "7", url),
  );
  expect(new URL(requests[0]?.url ?? "").searchParams.get("outcome")).toBe("left");
  expect(await (result as Response).text()).toContain("Produse;'=Burete;5;nu se importă;Nu are preț.");
});
