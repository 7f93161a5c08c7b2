/** Tests which pages show changes made in the back office, in a shop with two web processes. */
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { API_KEY } from "../own-shop.ts";
import type { ShopUnderFire } from "./shop-under-fire.ts";

let shop: Pick<ShopUnderFire, "origin" | "api" | "staffKey" | "query">;

interface Answer {
  html: string;
  /** Identifies the rendering. Responses have the same value only if one process rendered them once. */
  rendering: string;
}

/** Uses a new connection, so that either process may respond. */
function read(path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(`${shop.origin}${path}`, { agent: false, headers: { "accept-encoding": "br" } }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const body = Buffer.concat(parts);
      const html = String(response.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body);
      resolve({ html, rendering: String(response.headers["x-rendering"] ?? "") });
    });
  }).on("error", reject);
  return promise;
}

const READS = 12;
const readOften = (path: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: READS }, () => read(path)));

/** Reads a page until both processes have responded. */
async function readInBoth(path: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  await expect(async () => {
    answers.push(...(await readOften(path)));
    expect([path, renderingsOf(answers).size > 1]).toEqual([path, true]);
  }).toPass({ intervals: [50] });
  return answers;
}
const renderingsOf = (answers: Answer[]): Set<string> => new Set(answers.map(({ rendering }) => rendering));

async function waitUntilCached(path: string): Promise<Set<string>> {
  let stored = new Set<string>();
  await expect(async () => {
    stored = renderingsOf(await readInBoth(path));
    expect([path, stored.size]).toEqual([path, 2]);
  }).toPass({ intervals: [50] });
  return stored;
}

async function dropAll(path: string): Promise<void> {
  const old = await waitUntilCached(path);
  await shop.query("insert into change_outbox (tags) values ('{catalogue}')");
  await expect(async () => {
    const stored = renderingsOf(await readInBoth(path));
    expect([...stored].filter((one) => old.has(one))).toEqual([]);
  }).toPass({ intervals: [50] });
}

interface Row {
  id: number;
  url: string;
  category: string;
  name: string;
}

async function twoProducts(): Promise<[Row, Row]> {
  const rows = await shop.query<Row & { top: number }>(
    `select distinct on (r.category_ids[cardinality(r.category_ids)]) r.product_id as id, r.url, r.name, c.slug as category,
       r.category_ids[cardinality(r.category_ids)] as top
     from product_read r join category c on c.id = r.category_ids[1]
     where r.is_buyable and r.promotion_ids = '{}' order by 5, r.product_id`,
    [],
  );
  const [one, other] = rows;
  if (!one || !other) throw new Error("The demo has products in only one category.");
  return [one, other];
}

async function staff<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${shop.api}${path}`, {
    method,
    headers: { "x-api-key": API_KEY, "x-staff-key": shop.staffKey, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([method, path, answer.status]).toEqual([method, path, 200]);
  return ((await answer.json()) as { data: T }).data;
}

interface Expected {
  change: () => Promise<unknown>;
  /** Pages that must show the change, each with a check of its HTML. */
  shows: Record<string, (html: string) => boolean>;
  stays: string[];
}

/**
 * One second after the change, pages in `shows` must be new in both processes, those in `stays` unchanged.
 */
async function expectChange({ change, shows, stays }: Expected): Promise<void> {
  await dropAll(Object.keys(shows)[0] ?? "/");
  const touched = new Map<string, Set<string>>();
  const untouched = new Map<string, Set<string>>();
  for (const path of Object.keys(shows)) touched.set(path, await waitUntilCached(path));
  for (const path of stays) untouched.set(path, await waitUntilCached(path));
  await change();
  await pause(1_000);
  for (const [path, isShown] of Object.entries(shows)) {
    const answers = await readInBoth(path);
    expect([path, answers.filter(({ html }) => !isShown(html)).length]).toEqual([path, 0]);
    const old = touched.get(path) ?? new Set();
    expect([path, [...renderingsOf(answers)].filter((one) => old.has(one))]).toEqual([path, []]);
  }
  for (const [path, stored] of untouched)
    expect([path, renderingsOf(await readInBoth(path))]).toEqual([path, stored]);
}

const leiText = (lei: number): string => lei.toFixed(2).replace(".", ",");
const [ARTICLE, OTHER_ARTICLE] = ["/articole/livrare.html", "/articole/despre-noi.html"];

/** Declares the tests that changes made in the back office show in both web processes. */
export function testChanges(shopOfFile: () => typeof shop): void {
  test.beforeEach(() => void (shop = shopOfFile()));

  test("a price shows on its product and in its lists", async () => {
    const [one, other] = await twoProducts();
    const { list_price, version } = await staff<{ list_price: number; version: number }>(
      "GET",
      `/staff/products/${one.id}/price`,
    );
    const lei = Math.round((list_price + 3.21) * 100) / 100;
    const isShown = (html: string): boolean => html.includes(leiText(lei));
    await expectChange({
      change: () => staff("PUT", `/staff/products/${one.id}/price`, { list_price: lei, version }),
      shows: { [one.url]: isShown, [one.category]: isShown },
      stays: [other.url, other.category, ARTICLE],
    });
  });

  test("a stock that runs out shows on its product and in its lists", async () => {
    const [one, other] = await twoProducts();
    const isShown = (html: string): boolean => html.includes("Stoc epuizat");
    await expectChange({
      change: async () => {
        const [row] = await shop.query<{ stock: number }>("select stock from product where id = $1", [
          one.id,
        ]);
        const counted = { reason: "correction", counted: 0, expected: row?.stock };
        await staff("POST", `/staff/products/${one.id}/stock`, counted);
      },
      shows: { [one.url]: isShown, [one.category]: isShown },
      stays: [other.url, other.category, ARTICLE],
    });
  });

  test("an article shows on its page, and on no other", async () => {
    const [one, other] = await twoProducts();
    const text = "Livrăm și sâmbăta, până la ora 14.";
    await expectChange({
      change: async () => {
        const [row] = await shop.query<{ id: number }>("select id from article where slug = 'livrare'", []);
        const article = await staff<object>("GET", `/staff/articles/${row?.id}`);
        await staff("PUT", `/staff/articles/${row?.id}`, { ...article, content: `<p>${text}</p>` });
      },
      shows: { [ARTICLE]: (html) => html.includes(text) },
      stays: [OTHER_ARTICLE, one.url, other.category],
    });
  });

  test("a category shows on its page, and in no other category", async () => {
    const [one, other] = await twoProducts();
    const text = "Produse alese pentru spitale și cabinete.";
    await expectChange({
      change: async () => {
        const [row] = await shop.query<{ id: number }>("select id from category where slug = $1", [
          one.category,
        ]);
        const { version } = await staff<{ version: number }>("GET", `/staff/categories/${row?.id}`);
        await staff("PUT", `/staff/categories/${row?.id}`, { description: `<p>${text}</p>`, version });
      },
      shows: { [one.category]: (html) => html.includes(text) },
      stays: [other.url, other.category, ARTICLE],
    });
  });
}
