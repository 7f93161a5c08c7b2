import { expect, test } from "@playwright/test";
import { SHOP, SHOP_API_KEY } from "../addresses.ts";

const API = "/api/v1";
/** Number of files opened for each folder below /media. */
const OF_EACH_KIND = 2;

test("media URLs in API responses can be opened", async () => {
  const headers = { "x-api-key": SHOP_API_KEY };
  const read = async (path: string): Promise<string> => (await fetch(SHOP + API + path, { headers })).text();
  const { paths } = JSON.parse(await read("/openapi.json")) as { paths: Record<string, object> };
  const lists = Object.keys(paths)
    .map((path) => path.replace(API, ""))
    .filter((path) => "get" in (paths[path] ?? paths[API + path] ?? {}) && !/[{]|^\/staff/.test(path));
  const answers = await Promise.all(lists.map(read));
  const product = /"productID":(\d+)/.exec(answers.join(""))?.[1] ?? "";
  answers.push(await read(`/products/${product}`), await read("/articles/1916"));

  const named = answers.flatMap((answer) => answer.match(/\/media\/[^"\\\s<>?]+/g) ?? []);
  const byKind = Map.groupBy(new Set(named), (address) => address.split("/").slice(0, -1).join("/"));
  expect(byKind.size).toBeGreaterThan(3);
  for (const address of [...byKind.values()].flatMap((some) => some.slice(0, OF_EACH_KIND))) {
    const answer = await fetch(SHOP + address);
    await answer.arrayBuffer();
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("content-type"), address).toMatch(/^(?:image|application|video)\//);
  }
});
