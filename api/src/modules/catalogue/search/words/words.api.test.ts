import { beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../../testing/test-staff.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { deleteOldWords } from "./words.store.ts";

const shop = await openTestShop();
const { staff } = shop;
/** Returns a day in UTC. A period from two days ago to in two days contains today in any time zone. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const PERIOD = `from=${dayIn(-2)}&to=${dayIn(2)}`;
const figures = async (period = PERIOD) => (await staff.get(`/staff/figures/searches?${period}`)).body.data;
const search = (term: string, query = "count=1") => shop.get(`/search/${encodeURIComponent(term)}?${query}`);
const counted = () =>
  shop.query<{ term: string; times: number; empty: number }>(
    "select term, times, empty from searched_word order by term",
  );
beforeEach(async () => void (await shop.query("delete from searched_word")));

it("each search is counted once, even without results", async () => {
  for (const term of ["Zzxq", "zzxq", "detergent"]) await search(term);
  await vi.waitFor(async () => expect(await counted()).toHaveLength(2));
  await vi.waitFor(async () => expect((await counted())[1]).toEqual({ term: "zzxq", times: 2, empty: 2 }));
  const { empty, most } = await figures();
  expect(empty).toEqual([{ term: "zzxq", times: 2, empty: 2, found: 0, meant: null }]);
  expect(most.map(({ term }: { term: string }) => term)).toEqual(["zzxq", "detergent"]);
  expect(most[1].found).toBeGreaterThan(0);
});

it("later pages, filtered lists, suggestions, email addresses and requests without `count` are not counted", async () => {
  await search("zzxq", "");
  await search("zzxq", "count=1&page=2");
  await search("zzxq", "count=1&sel_params=x:y");
  await search("zzxq", "count=1&categoryid=1");
  await shop.get("/search/suggestion/zzxq");
  await search("ana@example.com");
  await search("detergent");
  await vi.waitFor(async () => expect(await counted()).toMatchObject([{ term: "detergent" }]));
});

it("popular searches are terms with results that were searched on several days", async () => {
  const word = (term: string, times: number, days: number, found: number) =>
    shop.query(
      `insert into searched_word select (now() at time zone 'Europe/Bucharest')::date - n, $1, $2, 0, $3
       from generate_series(0, $4 - 1) n`,
      [term, times, found, days],
    );
  await word("sapun", 2, 3, 12);
  await word("detergent", 9, 4, 40);
  await word("pe-o-zi", 50, 1, 3);
  await word("zzxq", 9, 9, 0);
  await word("rar", 1, 4, 5);
  expect((await shop.get("/popular-searches")).body.data).toEqual([{ term: "detergent" }, { term: "sapun" }]);
});

it("the number of terms stored per day is limited, and terms are deleted after 90 days", async () => {
  await shop.query(
    `insert into searched_word select d, 'cuvant ' || n, 1, 1, 0
     from generate_series(1, 2000) n, (select (now() at time zone 'Europe/Bucharest')::date as d) today`,
  );
  await search("prea tarziu");
  await search("cuvant 7");
  await vi.waitFor(async () =>
    expect(await shop.query("select term from searched_word where times = 2")).toEqual([
      { term: "cuvant 7" },
    ]),
  );
  expect(await shop.query("select from searched_word where term = 'prea tarziu'")).toEqual([]);
  const { db } = shop;
  await shop.query(
    "insert into searched_word values ('2026-01-01', 'vechi', 1, 0, 1), ('2026-01-02', 'ultimul', 1, 0, 1)",
  );
  await shop.query("delete from searched_word where term like 'cuvant%'");
  await deleteOldWords(db, new Date("2026-04-02T12:00:00Z"));
  expect(await counted()).toMatchObject([{ term: "ultimul" }]);
});

it("staff with permission see the search figures of a period", async () => {
  await shop.query(
    "insert into searched_word values ('2026-01-01', 'mop', 3, 3, 0), ('2026-01-02', 'mop', 1, 0, 5)",
  );
  await staff.post("/staff/search/synonyms", { said: "Mop", meant: "coadă" });
  expect((await figures("from=2026-01-01&to=2026-01-02")).empty).toEqual([
    { term: "mop", times: 4, empty: 3, found: 5, meant: "coadă" },
  ]);
  expect((await figures("from=2026-01-02&to=2026-01-02")).empty).toEqual([]);
  expect((await staff.get("/staff/figures/searches?from=2026-01-02&to=2026-01-01")).status).toBe(422);
  const other = await aPerson(shop, { permissions: ["orders:view"] });
  expect((await other.get(`/staff/figures/searches?${PERIOD}`)).status).toBe(403);
});
