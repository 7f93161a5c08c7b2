import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { subscribeVisitor } from "./subscribe.server.ts";

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://shop.test/newsletter.data", { method: "POST", body });
  let answer: unknown;
  const { requests } = await visit(
    { data: null, message: "Verifică-ți e-mailul." },
    async (context) => {
      answer = await subscribeVisitor({ request, context });
    },
    { method: "POST" },
  );
  const { data } = answer as { data?: { errors?: Record<string, string[]> } };
  return { wrong: Object.keys(data?.errors ?? {}), isAsked: requests.length > 0 };
}

it("the newsletter form requires a valid address and, except on landing pages, accepted terms", async () => {
  expect(await send({ place: "shop", email: "" })).toEqual({ wrong: ["email", "terms"], isAsked: false });
  expect(await send({ place: "shop", email: "ana@", terms: "1" })).toEqual({
    wrong: ["email"],
    isAsked: false,
  });
  expect(await send({ place: "shop", email: "ana@exemplu.ro" })).toEqual({
    wrong: ["terms"],
    isAsked: false,
  });
  expect(await send({ place: "shop", email: "ana@exemplu.ro", terms: "1" })).toEqual({
    wrong: [],
    isAsked: true,
  });
  expect(await send({ place: "landing", email: "ana@exemplu.ro" })).toEqual({ wrong: [], isAsked: true });
});
