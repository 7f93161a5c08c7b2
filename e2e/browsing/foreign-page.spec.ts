/** Tests which requests are refused by every URL that accepts a form. */
import { readFileSync } from "node:fs";
import { request as requestOver } from "node:http";
import { expect, test } from "@playwright/test";
import officeRoutes from "../../office/app/routes.ts";
import routes from "../../storefront/app/routes.ts";
import { SHOP } from "../addresses.ts";

type Route = (typeof routes)[number];

const hasAction = (app: string, file: string): boolean =>
  /export (?:(?:async )?function|const) action\b|export \{[^}]*\baction\b/.test(
    readFileSync(new URL(`../../${app}/app/${file}`, import.meta.url), "utf8"),
  );

const flat = (all: readonly Route[]): Route[] =>
  all.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** Returns the URLs that forms post to, with parameters filled in. */
const formsOf = (app: string, base: string, all: readonly Route[]): string[] =>
  flat(all)
    .filter(({ file }) => hasAction(app, file))
    .map(({ path = "" }) => `${base}/${path.replace("*", "detergenti").replaceAll(/:\w+/g, "1")}`);
const addresses = [
  ...formsOf("storefront", "", routes),
  // The back office's first page is /admin itself.
  ...formsOf("office", "/admin", officeRoutes).map((address) => address.replace(/\/$/, "")),
];

const FORM = "application/x-www-form-urlencoded";
const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { origin: SHOP.replace("localhost", "blog.localhost"), "sec-fetch-site": "same-site" },
];

async function post(address: string, headers: Record<string, string>, body = "intent=all"): Promise<number> {
  const answer = await fetch(SHOP + address, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": FORM, ...headers },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("every URL with a form refuses submissions from other sites", async () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/delogare",
      "/cos/actiune",
      "/cookie/actiune",
      "/favorite/actiune",
      "/auth",
      "/admin/autentificare",
      "/admin/comenzi/1",
    ]),
  );
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses)
    for (const headers of FOREIGN) {
      expect(await post(address, headers), `${address} ${JSON.stringify(headers)}`).toBe(403);
      expect(await post(`${address}.data`, headers), `${address}.data`).toBe(403);
    }
  // The same form is processed if its Origin is the shop itself.
  expect(await post("/newsletter", { origin: SHOP })).toBe(422);
});

test("every URL with a form refuses other content types, malformed or oversized bodies, and DELETE", async () => {
  const from = { origin: SHOP };
  for (const address of addresses) {
    expect(await post(address, { ...from, "content-type": "application/json" }, "{}"), address).toBe(415);
    expect(await post(address, { ...from, "content-type": "text/plain" }, "a"), address).toBe(415);
    const broken = { ...from, "content-type": "multipart/form-data; boundary=x" };
    expect(await post(address, broken, "--x\r\nbroken"), address).toBe(400);
    expect(await post(address, from, "a=&".repeat(38_000)), address).toBe(413);
    const answer = await fetch(SHOP + address, { method: "DELETE" });
    expect(answer.status, address).toBe(405);
  }
});

/** `fetch` cannot send TRACE. */
function statusOf(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = requestOver(SHOP + path, { method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on("error", reject).end();
  });
}

test("unsupported methods and overlong URLs are refused", async () => {
  for (const method of ["TRACE", "PUT", "OPTIONS"]) expect(await statusOf(method, "/"), method).toBe(405);
  expect(await statusOf("TRACE", "/media/icon/spray/160.webp")).not.toBe(200);
  expect(await statusOf("GET", `/search?term=${"a".repeat(6_000)}`)).toBe(414);
  expect(await statusOf("GET", `/${"a".repeat(6_000)}`)).toBe(414);
});
