import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadSuggestions } from "./suggestions.server.ts";

it.each([
  ["", "private, max-age=60"],
  ["user_token=t", "private, no-store"],
])("with the cookie %j may stand in the browser as %s says", async (cookie, keeping) => {
  let headers = new Headers();
  await visit(
    () => ({ data: [] }),
    async (context) => {
      headers = (await loadSuggestions(context, new URL("http://shop.test/cautare?term=sapun"))).headers;
    },
    { cookie },
  );
  expect(headers.get("cache-control")).toBe(keeping);
});
