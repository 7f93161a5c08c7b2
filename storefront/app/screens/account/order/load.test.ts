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
  it("loadOrder returns 503 and a page without the order if the order cannot be read", async () => {
    expect(await loadedWith(503)).toMatchObject({
      init: { status: 503 },
      data: { order: null, isCancelling: false, head: { title: "Contul meu – Comenzi" } },
    });
  });

  it("loadOrder returns 404 if the order does not exist", async () => {
    expect(await loadedWith(404)).toMatchObject({ init: { status: 404 }, data: null });
  });
});
