import { expect, it } from "vitest";
import { leadsTo, visit } from "../../testing/visit.ts";
import { loadArticleVersions, restoreArticle } from "../../screens/publishing/articles/versions.server.ts";
import { loadHomeVersions } from "../../screens/publishing/home-page/versions.server.ts";
import { loadPageVersions } from "../../screens/publishing/landing/versions.server.ts";
import { loadPostVersions } from "../../screens/publishing/blog/versions.server.ts";
import type { Context } from "../../session/session.server.ts";
import type { Versions } from "./versions.server.ts";

const ARTICLE = {
  type_id: 32,
  slug: "retur",
  title: "Retur",
  link_title: "Retur",
  intro: "",
  content: "<p>Vechi</p>",
  picture: null,
  documents: [],
  sort_order: 1,
};
const POST = {
  category_id: 2,
  slug: "sfat",
  title: "Sfat",
  intro: "",
  content: "",
  picture: null,
  meta_title: "",
  meta_description: "",
  meta_keywords: "",
  meta_robots: "",
  tag_ids: [4],
  product_ids: [7],
};
const PAGE = {
  slug: "campanie",
  intro: "",
  meta: { metatile: "Campanie", metadescription: "", metakeywords: "" },
  theme: {},
  blocks: [],
};
const SECTIONS = [
  { id: 2, name: "Bucătărie" },
  { id: 3, name: "Baie" },
];
const change = (version: number, after: object) => ({
  id: 90 + version,
  version,
  at: "2026-05-04T09:00:00Z",
  actor: "Ana",
  sentence: "S-a schimbat.",
  after,
});

type Load = (context: Context, id: string, url: URL) => Promise<Versions>;

async function versionsOf(load: Load, states: object[], query = ""): Promise<Versions> {
  const changes = states.map((after, place) => change(states.length - place, after));
  const { result } = await visit(
    ({ url }) => {
      if (url.includes("/changes")) return { body: { data: changes, meta: {} } };
      if (url.includes("/draft")) return { status: 404, body: {} };
      if (/categories|tags/.test(url)) return { body: { data: SECTIONS } };
      return { body: { data: { title: "Titlu", permissions: [] } } };
    },
    (context) => load(context, "5", new URL(`https://curat.ro/admin/x${query}`)),
    { method: "GET" },
  );
  if (result instanceof Error) throw result;
  // The loader's return type.
  return result as Versions;
}
const rows = ({ compared }: Versions) =>
  compared?.rows.map(({ label, older, newer }) => [label, older, newer]);

it("two versions of an article are compared field by field: the selected ones or the latest", async () => {
  const states = [
    { ...ARTICLE, content: "<p>Nou</p>", intro: "Pe scurt" },
    { ...ARTICLE, content: "<p>Nou</p>" },
    ARTICLE,
    { gone: true },
  ];
  const last = await versionsOf(loadArticleVersions, states);
  expect([last.versions.map(({ version }) => version), rows(last)]).toEqual([
    [4, 3, 2],
    [["Introducere", "", "Pe scurt"]],
  ]);
  const chosen = await versionsOf(loadArticleVersions, states, "?veche=2&noua=3");
  expect(rows(chosen)).toEqual([["Conținut", "<p>Vechi</p>", "<p>Nou</p>"]]);
});

it("a post's comparison shows categories and tags by name, and products without a known code by id", async () => {
  const states = [
    { ...POST, category_id: 3, tag_ids: [], product_ids: [7, 8] },
    { ...POST, tag_ids: [2] },
  ];
  const reported = rows(await versionsOf(loadPostVersions, states));
  expect(reported).toContainEqual(["Categorie", "Bucătărie", "Baie"]);
  expect(reported?.some(([label]) => label === "Etichetă: Bucătărie")).toBe(true);
  expect(reported?.some(([, older, newer]) => older === "#7" && newer === "#7\n#8")).toBe(true);
});

it("a comparison of blocks shows which block each difference is in", async () => {
  const text = (html: string) => ({ blocks: [{ type: "custom_html", html }] });
  const home: Load = (context, _id, url) => loadHomeVersions(context, url);
  expect(rows(await versionsOf(home, [text("<p>b</p>"), text("<p>a</p>")]))).toEqual([
    ["Blocul 1: Text", "<p>a</p>", "<p>b</p>"],
  ]);
  const pages = await versionsOf(loadPageVersions, [{ ...PAGE, slug: "noua" }, PAGE]);
  expect(rows(pages)).toEqual([["Adresă", "campanie", "noua"]]);
});

it("restoring a version sends its change id and redirects to the article", async () => {
  const body = new FormData();
  for (const [name, text] of Object.entries({ form: "restore-draft", change_id: "92", version: "0" }))
    body.set(name, text);
  const request = new Request("https://curat.ro/admin/articole/5/versiuni", { method: "POST", body });
  const { requests, result } = await visit(
    () => ({ body: { data: {} } }),
    (context) => restoreArticle(request, context, "5"),
  );
  expect(await requests[0]?.json()).toEqual({ change_id: 92, version: 0 });
  expect(leadsTo(result)).toBe("/articole/5");
});
