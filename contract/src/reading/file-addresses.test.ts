import { expect, it } from "vitest";
import { getArticle, getHomePage } from "../content.ts";
import { getProduct } from "../catalog.ts";
import { cleanForeignHtml } from "../clean-html.ts";
import { foreignAnswerRules } from "./answer-rules.ts";
import { fileAddressesAt } from "./file-addresses.ts";
import { createAnswerReader } from "./read-answer.ts";

it.each([
  ["/poze/a.jpg", "https://provider.example/poze/a.jpg"],
  ["poze/a b.jpg", "https://provider.example/magazin/poze/a%20b.jpg"],
  ["./a.jpg", "https://provider.example/magazin/a.jpg"],
  ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  [" https://cdn.example/a.jpg ", "https://cdn.example/a.jpg"],
  ["data:image/gif;base64,R0lG", "data:image/gif;base64,R0lG"],
  ["javascript:alert(1)", ""],
  ["data:text/html,x", ""],
  ["//[", ""],
  ["", ""],
])("the file URL %j resolves to %j", (sent, read) => {
  expect(fileAddressesAt("https://provider.example/magazin")(sent)).toBe(read);
});

const fileAddress = fileAddressesAt("https://provider.example");
const reader = createAnswerReader(
  foreignAnswerRules({ fileAddress, clean: cleanForeignHtml }),
  () => undefined,
);
const FILE = "https://provider.example/f/a.jpg";

it("file URLs in a response become absolute, and page URLs stay relative", () => {
  const info = { product: "Săpun", url: "/sapun", canonical: "/sapun" };
  const product = {
    productID: 1,
    info: {
      ...info,
      description: '<p><img src="/f/a.jpg"><a href="/f/a.pdf">Fișa</a><a href="/b">B</a></p>',
    },
    pic: "/f/a.jpg",
    pics: { k0: { mini: "f/a.jpg", original: "/f/a.jpg", alt: "Săpun" } },
    brands: { picture: "/f/a.jpg" },
    docs: [{ location: "/f/a.jpg", title: "Fișa" }],
    movies: [{ movie: "/f/a.jpg" }],
    banners: [{ bannerpic: "f/a.jpg", bannerpic_mobile: "/f/a.jpg", url: "/hartie" }],
    bundles: [{ id: 3, picture: "/f/a.jpg", info: { name: "Pachet", url: "/pachet" } }],
  };
  expect(reader(getProduct, { status: 200, body: { data: product } }).body).toMatchObject({
    data: {
      info: {
        ...info,
        description: `<p><img src="${FILE}" /><a href="https://provider.example/f/a.pdf">Fișa</a><a href="/b">B</a></p>`,
      },
      pic: FILE,
      pics: [{ mini: FILE, original: FILE }],
      brands: { picture: FILE },
      docs: [{ location: FILE, title: "Fișa" }],
      movies: [{ movie: FILE }],
      banners: [{ bannerpic: FILE, bannerpic_mobile: FILE, url: "/hartie" }],
      bundles: [{ picture: { original: FILE }, info: { url: "/pachet" } }],
    },
  });
  const article = { id: 1, url: "/a.html", image: "f/a.jpg", content: "Text", docs: [{ url: "f/a.jpg" }] };
  expect(reader(getArticle, { status: 200, body: { data: article } }).body).toMatchObject({
    data: { url: "/a.html", docs: [{ url: FILE }], info: { image: FILE } },
  });
  const home = [{ type: "banner", info: { photods: "/f/a.jpg", urlds: "/hartie" } }];
  expect(reader(getHomePage, { status: 200, body: { data: home } }).body).toMatchObject({
    data: { blocks: [{ banners: [{ bannerpic: FILE, url: "/hartie" }] }] },
  });
});
