import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { StaffView } from "@curat/contract/staff/views";
import { expect, it } from "vitest";
import { readList } from "../list-address.ts";
import type { ListShape } from "../list-address.ts";
import { ViewTabs } from "./view-tabs.tsx";

const shape: ListShape = {
  columns: [{ key: "numar", label: "Număr", isName: true, isSortable: true }],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: [{ value: "new", label: "nouă" }] }],
  sort: { by: "numar", isDescending: true },
};
const aView = (view: Partial<StaffView>): StaffView => ({
  id: 7,
  list: "orders",
  name: "De confirmat",
  query: "?stare=new",
  is_shared: false,
  is_own: true,
  by: "Ana",
  version: 1,
  ...view,
});

function tabsAt(query: string, views: StaffView[], list = shape): [string, string, boolean][] {
  const Page = () => <ViewTabs shape={list} state={readList(list, new URLSearchParams(query))} />;
  const Stub = createRoutesStub([
    {
      id: "layout/office.route",
      path: "/",
      loader: () => ({ views }),
      children: [{ path: "comenzi", Component: Page }],
    },
  ]);
  const html = renderToStaticMarkup(
    <Stub
      initialEntries={[`/comenzi${query}`]}
      hydrationData={{ loaderData: { "layout/office.route": { views } } }}
    />,
  );
  return [...html.matchAll(/<a ([^>]*)>([^<]*)/g)].map(([, attributes = "", text = ""]) => [
    text,
    (/href="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&amp;", "&"),
    attributes.includes("aria-current"),
  ]);
}

it("a list without saved views offers to save one once it is filtered", () => {
  expect(tabsAt("", [])).toEqual([]);
  expect(tabsAt("?stare=new", [])).toEqual([
    ["Salvează lista", "/liste-salvate/noua?lista=orders&adresa=%3Fstare%3Dnew", false],
  ]);
});

it("a queue's tab shows the default filter", () => {
  const queue = { ...shape, usual: "În așteptare" };
  expect(tabsAt("", [aView({})], queue)[0]).toEqual(["În așteptare", expect.any(String), true]);
});

it("tabs mark the current view and let its owner edit it", () => {
  const views = [
    aView({}),
    aView({ id: 8, name: "A lui Ion", query: "?ordine=numar", is_own: false, by: "Ion" }),
  ];
  expect(tabsAt("?stare=new&pagina=2", views)).toEqual([
    ["Toate", "/comenzi", false],
    ["De confirmat", "/comenzi?stare=new", true],
    ["A lui Ion", "/comenzi?ordine=numar", false],
    ["Modifică lista salvată", "/liste-salvate/7", false],
  ]);
  expect(tabsAt("?ordine=numar", views).at(-1)).toEqual(["A lui Ion", "/comenzi?ordine=numar", true]);
});

it("a view's link omits filters that the list no longer supports", () => {
  expect(tabsAt("", [aView({ query: "?stare=pierduta&ordine=numar&altceva=1" })])).toEqual([
    ["Toate", "/comenzi", true],
    ["De confirmat", "/comenzi?ordine=numar", false],
  ]);
});
