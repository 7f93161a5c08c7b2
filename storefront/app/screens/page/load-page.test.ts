import { describe, expect, it } from "vitest";
import { listAnswers } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { loadHome } from "../home/load.server.ts";
import { loadPage } from "./load-page.server.ts";

const nothing = { info: { title: "", content: "" }, categories: [] };

async function open(answer: object, { status = 200, address = "/pagina?page=2" } = {}) {
  const request = new Request(new URL(address, "http://shop.test"));
  let ending: unknown;
  await visit(
    answer,
    async (context) => {
      ending = await loadPage({ request, context, url: new URL(request.url) }).catch(
        (thrown: unknown) => thrown,
      );
    },
    { status },
  );
  if (ending instanceof Response) return { status: ending.status, location: ending.headers.get("location") };
  return { status: (ending as { init?: { status?: number } }).init?.status };
}

async function routerRequests(act: Parameters<typeof visit>[1], cookie = "") {
  const bodies: unknown[] = [];
  const answers = listAnswers({ target: { categoryID: 3 } });
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === "/api/v1/utilities/router")
      bodies.push([request.method, await request.clone().json()]);
    return answers(request);
  };
  await visit(answer, act, { cookie });
  return bodies;
}

it.each(["", "user_token=t"])(
  "a page load makes one router call to resolve its path, with the cookie %j",
  async (cookie) => {
    const request = new Request("http://shop.test/ceva/anume?page=2");
    let opened: unknown;
    const requested = await routerRequests(async (context) => {
      opened = await loadPage({ request, context, url: new URL(request.url) });
    }, cookie);
    expect(requested).toEqual([["POST", { url: "/ceva/anume" }]]);
    expect(opened).toMatchObject({ data: { kind: "category" }, init: { status: 200 } });
  },
);

it("the home page makes no router call", async () => {
  expect(await routerRequests(loadHome)).toEqual([]);
});

it("a page shows the 404 message if the resolved product does not exist", async () => {
  const request = new Request("http://shop.test/produs-disparut");
  let opened: unknown;
  const answer = {
    statusCode: 200,
    headInfo: { metaTitle: "Produs" },
    data: { extern: false, productID: 12 },
  };
  await visit(
    answer,
    async (context) => {
      opened = await loadPage({ request, context, url: new URL(request.url) });
    },
    { status: ({ pathname }) => (pathname.endsWith("/utilities/router") ? 200 : 404) },
  );
  expect(opened).toMatchObject({
    data: { kind: "not-found", head: { title: "This page could not be found" } },
    init: { status: 404 },
  });
});

describe("page URL", () => {
  it("a moved page redirects with 301 and keeps the query", async () => {
    expect(await open({ statusCode: 301, headInfo: null, data: { extern: false, url: "noua" } })).toEqual({
      status: 301,
      location: "/noua?page=2",
    });
  });

  it.each([200, 404])(
    "a path with an external target redirects there even if the router call returns %s",
    async (statusCode) => {
      const data = { extern: true, url: "https://alt-magazin.example/pagina" };
      expect(await open({ statusCode, headInfo: null, data })).toEqual({ status: 302, location: data.url });
    },
  );

  it("a path whose external target is not an absolute http URL returns 404", async () => {
    expect(
      await open({
        statusCode: 404,
        headInfo: null,
        data: { extern: true, url: "javascript:alert(1)", ...nothing },
      }),
    ).toEqual({
      status: 404,
    });
  });

  it("an unknown path returns 404", async () => {
    expect(await open({ statusCode: 404, headInfo: null, data: { extern: false, ...nothing } })).toEqual({
      status: 404,
    });
  });

  it("a path that cannot be resolved returns 503, not 404", async () => {
    expect(await open({ message: "x" }, { status: 500 })).toEqual({ status: 503 });
  });
});
