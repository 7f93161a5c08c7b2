import { expect, it } from "vitest";
import { COMPLAINT_QUEUE } from "../screens/aftersales/complaints/complaints.server.ts";
import { visit } from "../testing/visit.ts";
import { loadQueue, queueAsFile } from "./queue.server.ts";

const row = {
  id: 7,
  number: 7,
  type: "Produs deteriorat",
  ordernr: "1007",
  customer_name: "Ana Pop",
  customer_email: "ana@example.com",
  status: "Deschisă",
  deadline: null,
  created_at: "2026-11-01T10:00:00Z",
  answered_at: null,
};
const body = { data: [row], meta: { total: 31, last_page: 2 } };
const url = (name: string) => new URL(`https://curat.ro/admin/${name}?stare=open&q=ana&pagina=2`);

it("a queue loads the page that the URL selects", async () => {
  const { requests, result } = await visit(
    () => ({ body }),
    (context) => loadQueue(context, url("reclamatii"), COMPLAINT_QUEUE),
  );
  expect(Object.fromEntries(new URL(requests[0]?.url ?? "").searchParams)).toEqual({
    state: "open",
    q: "ana",
    sort: "oldest",
    page: "2",
  });
  expect(result).toMatchObject({ rows: [{ id: 7 }], total: 31, lastPage: 2 });
});

it("a queue is exported page by page", async () => {
  const { requests, result } = await visit(
    () => ({ body }),
    async (context) => (await queueAsFile(context, url("reclamatii.csv"), COMPLAINT_QUEUE)).text(),
  );
  const pages = requests.map((request) => new URL(request.url).searchParams);
  expect(pages.map((query) => [query.get("page"), query.get("per_page"), query.get("state")])).toEqual([
    ["1", "200", "open"],
    ["2", "200", "open"],
  ]);
  expect(String(result).match(/Produs deteriorat;1007;Ana Pop;ana@example.com/g)).toHaveLength(2);
});
