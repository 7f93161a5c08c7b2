import { describe, expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { Act } from "../../../testing/visit.ts";
import { loadOrder } from "./load.server.ts";

const url = new URL("http://shop.test/account/comenzi/k3j2?cancel=1");

async function loadedWith(status: number): Promise<unknown> {
  let loaded: unknown;
  const act: Act = async (context) => {
    loaded = await loadOrder({ context, id: "k3j2", url }).catch((error: unknown) => error);
  };
  await visit({ message: "url not found" }, act, { cookie: "user_token=t", status });
  return loaded;
}

describe("loadOrder", () => {
  it("an order that cannot be read returns 503 and the order list's data", async () => {
    expect(await loadedWith(503)).toMatchObject({
      init: { status: 503 },
      data: { order: null, isCancelling: false, head: { title: "Contul meu – Comenzi" } },
    });
  });

  it("an order that does not exist returns 404", async () => {
    expect(await loadedWith(404)).toMatchObject({ init: { status: 404 }, data: null });
  });
});
