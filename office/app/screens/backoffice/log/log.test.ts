import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { loadLog, undo } from "./log.server.ts";

const CHANGE = {
  id: 5,
  at: "2026-11-22T10:00:00Z",
  actor: "Ana",
  sentence: "Rolul „Depozit” a fost schimbat: drepturile.",
  subject_kind: "staff_role",
  subject_id: "3",
  order: null,
};
const META = { total: 2, last_page: 1 };

function open(address: string, permissions: string[]) {
  const url = new URL(`https://curat.ro/admin/jurnal${address}`);
  const rows = [
    { ...CHANGE, undo_refused: null },
    { ...CHANGE, id: 4, undo_refused: "Ce a fost șters nu mai poate fi recuperat." },
  ];
  return visit(
    ({ url: requestedUrl }) => ({
      body: requestedUrl.includes("/changes") ? { data: rows, meta: META } : { data: { permissions } },
    }),
    (context) => loadLog(context, url),
    { path: `/jurnal${address}`, method: "GET" },
  );
}

describe("audit log", () => {
  it("the audit log sends the filters in the URL to the API", async () => {
    const filters =
      "?comanda=100123&produs=SAP-1&cine=ana&fel=order&din=2026-11-01&pana=2026-11-22&autor=staff";
    const { requests } = await open(filters, ["changes:view"]);
    const query = new URL(requests.find(({ url }) => url.includes("/changes"))?.url ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({
      order: "100123",
      product: "SAP-1",
      author: "ana",
      subject_kind: "order",
      from: "2026-11-01",
      to: "2026-11-22",
      actor: "staff",
      page: "1",
    });
  });

  it("the audit log explains why a change cannot be undone", async () => {
    const refusals = async (permissions: string[]) =>
      ((await open("", permissions)).result as { changes: { undoRefused: string | null }[] }).changes.map(
        ({ undoRefused }) => undoRefused,
      );
    const gone = "Ce a fost șters nu mai poate fi recuperat.";
    expect(await refusals(["changes:view", "changes:undo"])).toEqual([null, gone]);
    expect(await refusals(["changes:view"])).toEqual([
      "Modificarea poate fi anulată, dar nu ai dreptul „Jurnalul modificărilor: anulează”.",
      gone,
    ]);
  });
});

it.each([
  ["/jurnal?fel=staff_role", "/jurnal?fel=staff_role"],
  ["/jurnal?inapoi=%2Froluri%2F3", "/roluri/3"],
  ["/jurnal?inapoi=%2F%2Frau.example", "/jurnal?inapoi=%2F%2Frau.example"],
])("undoing a change on %s returns to %s with the result", async (path, to) => {
  const body = new URLSearchParams({ form: "undo", id: "5" });
  const url = new URL(`https://curat.ro/admin${path}`);
  const request = new Request(url, { method: "POST", body });
  const { result, requests, cookies } = await visit(
    () => ({ body: { data: CHANGE } }),
    (context) => undo({ request, context, url }),
    { path },
  );
  expect(requests.map(({ method, url: one }) => [method, new URL(one).pathname])).toEqual([
    ["POST", "/api/v1/staff/changes/5/undo"],
  ]);
  expect(leadsTo(result)).toBe(to);
  expect(decodeURIComponent(cookies.join())).toContain("Modificarea a fost anulată.");
});
