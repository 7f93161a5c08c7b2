/** `/feed/google.xml` and the shop's other feeds: streamed a thousand products at a time, not sent again while nothing changed. */
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getFeed, listFeedProducts } from "@curat/contract/feeds";
import type { Client } from "@curat/contract/client";
import { apiOf } from "../session/api.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { googleFeed, metaFeed, templateFeed } from "./feed-formats.ts";
import type { FeedLayout } from "./feed-formats.ts";

interface FeedRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { name?: string | undefined; key?: string | undefined };
}

/** Answers a feed by its name and, where it has one, its secret key; 404 for any other, 503 while the API is away. */
export async function answerFeed({
  request,
  context,
  params: { name = "", key },
}: FeedRequest): Promise<Response> {
  const { options, shared } = context.get(scopeContext);
  if (!options.hasOwnApi) throw data(null, { status: 404 });
  const api = apiOf(context);
  const [feed, settings] = await Promise.all([
    api.call(getFeed, { params: { name }, query: { key } }),
    shared.settings(),
  ]);
  if (!feed.ok) throw data(null, { status: feed.status === 404 ? 404 : 503 });
  const { version, format, template } = feed.data;
  const headers = { etag: `W/"${version}"`, "cache-control": key ? "private, no-cache" : "public, no-cache" };
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers });

  const shop = { url: options.shopUrl, name: settings?.name ?? "" };
  const layout =
    format === "template" && template
      ? templateFeed(template, shop)
      : format === "meta"
        ? metaFeed(shop)
        : googleFeed(shop);
  const body = streamOf(writeFeed(api, layout));
  return new Response(body, { headers: { ...headers, "content-type": layout.contentType } });
}

/** A feed that breaks off is no feed: the stream fails, so that nobody takes the first half for the whole. */
async function* writeFeed(api: Client, layout: FeedLayout): AsyncGenerator<string> {
  yield layout.header;
  let after: number | null = 0;
  while (after !== null) {
    const answer: Awaited<ReturnType<typeof readPage>> = await readPage(api, after);
    yield answer.products.map((product) => layout.item(product)).join("");
    after = answer.next;
  }
  yield layout.footer;
}

async function readPage(api: Client, after: number) {
  const answer = await api.call(listFeedProducts, { query: { after: String(after) } });
  if (!answer.ok) throw new Error(`The products of a feed can not be read (${answer.status}).`);
  return answer.data;
}

/** Asks for the next text when the reader has room for it. */
function streamOf(texts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return?.();
    },
  });
}
