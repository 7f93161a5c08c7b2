import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { scopeContext } from "../office-context.ts";
import { postedForm, postedFormMiddleware } from "./posted-form.server.ts";
import { sessionMiddleware } from "./session.server.ts";

async function postedBy(path: string) {
  const context = new RouterContextProvider();
  const options = { shopUrl: "https://curat.ro" };
  context.set(scopeContext, { options, nonce: "n", visitorAgent: "Firefox" } as never);
  const url = new URL(`https://curat.ro/admin${path}`);
  const body = new URLSearchParams("name=Ana&tick=1&tick=2&password=secret&code=123456&product_code=C-1");
  const request = new Request(url, { method: "POST", body });
  const args = { request, context, url, pattern: "", params: {} };
  await sessionMiddleware(args, async () => {
    await postedFormMiddleware(args, async () => {
      await request.formData();
      return new Response("pagina");
    });
    return new Response("pagina");
  });
  return postedForm(context);
}

it("the fields of a form sent without JavaScript are kept after its action read them, without secrets", async () => {
  expect(await postedBy("/clienti/nou")).toEqual([
    ["name", "Ana"],
    ["tick", "1"],
    ["tick", "2"],
    ["product_code", "C-1"],
  ]);
  expect(await postedBy("/clienti/nou.data")).toBeUndefined();
});
