import { expect, it, vi } from "vitest";
import { visit } from "../../testing/visit.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { loadPreview } from "./load.server.ts";

const url = new URL("http://shop.test/previzualizare/1.2.abc");
const NO_INFO = {
  objtitle: "",
  objtitleurl: "",
  objsubtitle: "",
  photomb: "",
  photods: "",
  urlmb: "",
  urlds: "",
};
const BLOCK = {
  type: "html",
  status: 1,
  objwidth: 12,
  cssclass: "",
  itemsperrow: 4,
  products: [],
  info: NO_INFO,
  options: { html: "<p>Nou</p>" },
};
const meta = { metatile: "Primăvara", metadescription: "", metakeywords: "" };
const page = { id: 3, info: { intro: "<h1>Primăvara</h1>", meta }, settings: {}, objects: [BLOCK] };

async function previewed(body: unknown, status = 200) {
  let preview: unknown;
  const { requests } = await visit(
    body,
    async (context) => {
      const request = { request: new Request(url), context, url, address: parsePageAddress(url), id: 0 };
      preview = await loadPreview(request, "1.2.abc").catch((error: unknown) => error);
    },
    { status },
  );
  return { preview, requests };
}

it("a preview uses the published page's screen and is not indexed", async () => {
  const { preview, requests } = await previewed({ data: { kind: "landing", path: "/primavara", page } });
  expect(preview).toMatchObject({
    kind: "landing",
    isFound: true,
    head: { title: "Previzualizare: Primăvara", robots: "noindex, nofollow" },
    screen: { intro: "<h1>Primăvara</h1>", blocks: [{ type: "html", html: "<p>Nou</p>" }] },
  });
  // The preview's secret is sent in the body, so it is not part of the API's URL.
  expect(requests[0]?.url).toBe("http://api.test/api/v1/previews");
});

it("an expired preview link shows the 404 page, but a temporary failure does not", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect((await previewed({ message: "url not found" }, 404)).preview).toMatchObject({
    kind: "not-found",
    isFound: false,
  });
  expect((await previewed({}, 503)).preview).toMatchObject({ init: { status: 503 } });
  vi.restoreAllMocks();
});
