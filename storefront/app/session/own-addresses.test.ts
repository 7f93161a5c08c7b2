import { describe, expect, it } from "vitest";
import type { RouterContextProvider } from "react-router";
import routes from "../routes.ts";
import { visit } from "../testing/visit.ts";
import { isOwnAddress } from "./own-addresses.ts";

interface Handlers {
  loader?: (args: object) => unknown;
  action?: (args: object) => unknown;
}

function pathsOf(entries: typeof routes): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path ? [{ path, file }] : []),
    ...pathsOf(children ?? []),
  ]);
}
const own = pathsOf(routes).filter(({ path }) => isOwnAddress(`/${path}`));

it.each([
  ["/comanda", true],
  ["/comanda?numar=1", true],
  ["/comanda/factura", true],
  ["/account/liste/7", true],
  ["/account/comenzi", false],
  ["/comanda-speciala", false],
  ["/", false],
])("isOwnAddress(%s) is %s", (address, expected) => {
  expect(isOwnAddress(address)).toBe(expected);
});

describe("with an external provider", () => {
  it.each(own)("/$path returns 404 without a request to the provider", async ({ file }) => {
    const handlers = (await import(/* @vite-ignore */ `../${file}`)) as Handlers;
    const definedHandlers = [handlers.loader, handlers.action].filter((handler) => handler !== undefined);
    expect(definedHandlers.length).toBeGreaterThan(0);
    for (const handler of definedHandlers) {
      let thrown: unknown;
      const request = new Request("http://shop.test/x", { method: "POST", body: new FormData() });
      const act = async (context: RouterContextProvider) => {
        const url = new URL(request.url);
        const answer = (async () => handler({ request, context, url, params: {} }))();
        await answer.catch((error: unknown) => (thrown = error));
      };
      const { requests } = await visit({ data: [] }, act, { hasOwnApi: false });
      expect(requests.map(({ url }) => url)).toEqual([]);
      expect(thrown).toMatchObject({ init: { status: 404 } });
    }
  });
});
