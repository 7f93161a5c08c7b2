/** ZIP bombs in ANAF's responses could hang or crash the process that unpacks them. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { zipBombs } from "../../../../../testing/bombs/bombs.ts";
import {
  BOMB_MB,
  expectClearAnswers,
  limitReaders,
  refusalOf,
} from "../../../../../testing/bombs/expect-clear-answers.ts";
import { openTestShop } from "../../../../../testing/test-shop.ts";
import { anafClient } from "./anaf-client.ts";

limitReaders();
const shop = await openTestShop();

const downloads = new Map<string, Uint8Array>();
const anaf = createServer((request, response) => {
  const id = new URL(request.url ?? "", "http://anaf.test").searchParams.get("id") ?? "";
  response.writeHead(200, { "content-type": "application/zip" }).end(downloads.get(id));
}).listen(0, "127.0.0.1");
await once(anaf, "listening");
afterAll(() => {
  anaf.closeAllConnections();
  anaf.close();
});

it("the reader unpacks or refuses ten ZIP bombs from ANAF within 5 s", async () => {
  // A TCP server's address is always an object.
  const url = `http://127.0.0.1:${(anaf.address() as AddressInfo).port}`;
  const account = {
    loginUrl: url,
    apiUrl: url,
    clientId: "a",
    clientSecret: "b",
    environment: "test" as const,
  };
  const client = anafClient(account, () => new Date());
  const answers = await expectClearAnswers(shop, zipBombs(BOMB_MB), async (content, place) => {
    downloads.set(String(place), content);
    const read = await client.download("token", String(place));
    return read.ok ? "taken" : refusalOf(read.message);
  });
  expect(Object.values(answers)).toContain("refused");
});
