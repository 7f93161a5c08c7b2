import { describe, expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { Act } from "../../../testing/visit.ts";
import { loadOrder } from "./load.server.ts";

const url = new URL("http://shop.test/account/comenzi/k3j2?cancel=1");

/** What the page is given when the API answers with this status. */
async function loadedWith(status: number): Promise<unknown> {
  let loaded: unknown;
  const act: Act = async (context) => {
    loaded = await loadOrder({ context, id: "k3j2", url }).catch((error: unknown) => error);
  };
  await visit({ message: "url not found" }, act, { cookie: "user_token=t", status });
  return loaded;
}

describe("the page of an order", () => {
  it("that can not be had says so with 503 and leaves the page to what it was handed", async () => {
    expect(await loadedWith(503)).toMatchObject({
      init: { status: 503 },
      data: { order: null, isCancelling: false, head: { title: "Contul meu – Comenzi" } },
    });
  });

  it("that does not exist is the page for what is not there", async () => {
    expect(await loadedWith(404)).toMatchObject({ init: { status: 404 }, data: null });
  });
});
