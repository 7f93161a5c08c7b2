import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { FoundGroup } from "./found-items.ts";
import { SearchBox } from "./search-box.tsx";

afterEach(cleanup);

const NAVIGATION = [
  {
    key: "selling",
    group: "Magazin",
    links: [
      { to: "/comenzi", text: "Comenzi", icon: "orders" as const },
      { to: "/sabloane", text: "Șabloane de răspuns", icon: "log" as const },
    ],
  },
];
const ACTIONS = [{ to: "/comenzi/noua", text: "Comandă nouă" }];
const ORDERS: FoundGroup[] = [
  { title: "Comenzi", items: [{ to: "/comenzi/7", text: "100007", more: "Ana Pop" }] },
];

function open(answer: FoundGroup[] | null = []) {
  const requested: (string | null)[] = [];
  const Box = () => <SearchBox destinations={{ navigation: NAVIGATION, actions: ACTIONS }} />;
  const Stub = createRoutesStub([
    { path: "/", Component: Box },
    { path: "/comenzi/:id", Component: () => <p>o comandă</p> },
    { path: "/sabloane", Component: () => <p>șabloanele</p> },
    { path: "/cautare", Component: () => <p>pagina căutării</p> },
    {
      path: "/cautare/gasite",
      loader: ({ request }) => {
        const text = new URL(request.url).searchParams.get("q");
        requested.push(text);
        return { text, groups: answer };
      },
    },
  ]);
  render(<Stub />);
  return requested;
}
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Caută" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

describe("search box", () => {
  it("the search box suggests office pages on Ctrl+K, and / focuses it", async () => {
    open();
    await userEvent.keyboard("/");
    expect([document.activeElement, options()]).toEqual([field(), []]);
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(options()).toEqual(["Comenzi", "Șabloane de răspuns", "Contul meu"]);
    await userEvent.keyboard("{Escape}");
    expect([options(), field().getAttribute("aria-expanded")]).toEqual([[], "false"]);
  });

  it("the search box suggests pages and records, and Enter opens the selected suggestion", async () => {
    const requested = open(ORDERS);
    await userEvent.type(field(), "com");
    expect(screen.getByRole("status").textContent).toBe("Se caută…");
    await screen.findByRole("option", { name: /100007/ });
    expect([requested, options()]).toEqual([
      ["com"],
      ["Comenzi", "Comandă nouă", "100007Ana Pop", "Toate rezultatele pentru „com”"],
    ]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(active()).toBe("100007Ana Pop");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
    await screen.findByText("o comandă");
  });

  it("the search box finds office pages for a single letter, ignoring diacritics and without a request", async () => {
    const requested = open();
    await userEvent.type(field(), "s");
    await userEvent.click(screen.getByRole("option", { name: "Șabloane de răspuns" }));
    await screen.findByText("șabloanele");
    expect(requested).toEqual([]);
  });

  it("the search box submits its form when no suggestion is selected", async () => {
    open(ORDERS);
    await userEvent.type(field(), "com{Enter}");
    expect(await screen.findByText("pagina căutării")).toBeTruthy();
  });

  it.each([
    ["nothing was found", [], "Nu am găsit nimic."],
    ["the search does not respond", null, "Căutarea nu este disponibilă acum."],
  ])("the search box shows that %s", async (_what, answer, message) => {
    open(answer);
    await userEvent.type(field(), "xyz");
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
