import { expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { openDatabase } from "../../../db/database.ts";
import { testApiConfig } from "../../../testing/test-config.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { ChangeFeed } from "../../platform/changes/index.ts";
import { openCatalogue } from "./catalogue.ts";

it("the first list request waits until the index is built", async () => {
  const { api, config } = await openTestShop();
  const headers = { [HEADERS.apiKey]: config.apiKey };
  const response = await api.fetch(
    new Request(`http://api.test${API_BASE}/products?categoryid=1`, { headers }),
  );
  expect((await response.json()).meta.total).toBe(3);
});

it("without an index, the catalogue is not ready and responds with status 503", async () => {
  const databaseUrl = "postgres://postgres@127.0.0.1:1/nothing";
  const config = testApiConfig(databaseUrl, { mailFolder: "" });
  const database = openDatabase(databaseUrl, 1, () => undefined);
  const log = () => undefined;
  const feed = new ChangeFeed({ databaseUrl, log });
  const catalogue = openCatalogue({ db: database.db, config, log, feed });
  const closed = feed.close().then(() => catalogue.close());
  await expect(catalogue.engine.names()).rejects.toMatchObject({ status: 503 });
  expect(catalogue.isReady()).toBe(false);
  await closed;
  await database.close();
});
