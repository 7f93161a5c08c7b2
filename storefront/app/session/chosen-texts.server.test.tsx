import { Suspense, use } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { afterEach, expect, it } from "vitest";
import { catalogue, chooseTexts, chosenTexts, phrase } from "@curat/contract/texts.values";
import { scopeContext } from "../storefront-context.ts";
import type { RequestScope } from "../storefront-context.ts";
import { textsMiddleware } from "./chosen-texts.server.ts";

const texts = catalogue("preview", { add: "Adauga in cos", of: phrase("Comanda {numar}") });
afterEach(() => chooseTexts());

function Late({ until }: { until: Promise<string> }) {
  return <i>{`${texts.of(use(until))}, ${texts.add}`}</i>;
}

async function during<T>(chosen: Record<string, string> | undefined, next: () => Promise<T>): Promise<T> {
  const context = new RouterContextProvider();
  const shared = { settings: async () => ({ texts: chosen }) };
  context.set(scopeContext, { shared } as unknown as RequestScope);
  let answered: T | undefined;
  const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  await textsMiddleware(args, async () => {
    answered = await next();
    return new Response();
  });
  return answered as T;
}

it("concurrent requests each use the overrides that were current at their start, even in streamed parts", async () => {
  const late = Promise.withResolvers<string>();
  const page = async () => {
    const stream = await renderToReadableStream(
      <p>
        {texts.add}
        <Suspense fallback="…">
          <Late until={late.promise} />
        </Suspense>
      </p>,
    );
    return new Response(stream);
  };
  const [chosen, other, none] = await Promise.all([
    during({ "preview.add": "Pune în coș", "preview.of": "Nr. {numar}" }, page),
    during({ "preview.add": "<b>Ia</b>" }, page),
    during(undefined, page),
  ]);
  late.resolve("10");
  const reported = await Promise.all([chosen, other, none].map((response) => response.text()));
  expect(reported[0]).toMatch(/<p>Pune în coș.*<i>Nr\. 10, Pune în coș<\/i>/s);
  expect(reported[1]).toMatch(/<p>&lt;b&gt;Ia&lt;\/b&gt;.*<i>Comanda 10, &lt;b&gt;/s);
  expect(reported[2]).toMatch(/<p>Adauga in cos.*<i>Comanda 10, Adauga in cos<\/i>/s);
});

it("page data contain the overrides that the page uses", async () => {
  const chosen = { "preview.add": "Pune în coș" };
  expect(await during(chosen, async () => chosenTexts())).toBe(chosen);
  chooseTexts({ "preview.add": "Al altui browser" });
  expect(await during(undefined, async () => texts.add), "no texts of other shops").toBe("Adauga in cos");
  chooseTexts();
  expect([chosenTexts(), renderToString(<b>{texts.add}</b>)]).toEqual([{}, "<b>Adauga in cos</b>"]);
});
