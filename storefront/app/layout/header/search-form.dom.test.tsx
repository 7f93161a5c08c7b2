import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SearchForm } from "./search-form.tsx";
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { writeCookie } from "../../session/cookies.ts";
import { LAST_SEARCHES } from "../../session/local-keys.ts";
import type { Suggested, SuggestionView } from "./suggestion-view.ts";

const SODA: SuggestionView = { kind: "product", name: "Sodă de rufe", url: "/soda-de-rufe", price: 9.9 };
const FOUND: SuggestionView[] = [
  SODA,
  { kind: "category", name: "Detergenți", url: "/detergenti", count: 12 },
];
const SEE_ALL = "Vezi toate produsele care corespund cautarii";

interface PendingRequest {
  term: string | null;
  signal: AbortSignal;
  answer: (found: SuggestionView[], more?: { status?: number; total?: number }) => Promise<void>;
  fail: () => Promise<void>;
}
let requested: PendingRequest[] = [];
let nth = 0;

beforeEach(() => {
  requested = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const term = new URL(address, "http://shop.test").searchParams.get("term");
    requested.push({
      term,
      signal,
      answer: (views, { status = 200, total } = {}) =>
        act(async () => resolve(Response.json({ views, total } satisfies Suggested, { status }))),
      fail: () => act(async () => reject(new TypeError("offline"))),
    });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const field = () => screen.getByPlaceholderText<HTMLInputElement>("Cauta");
const list = () => screen.queryByRole("listbox", { name: "Sugestii de căutare" });
const options = () => screen.getAllByRole("option");
const names = () => options().map(({ textContent }) => textContent);
const chosen = () => options().map((option) => option.getAttribute("aria-selected") === "true");
/** Pastes the text at once: typing would wait for the debounce after each character. */
async function type(text: string): Promise<void> {
  if (document.activeElement !== field()) await user.click(field());
  await user.paste(text);
}
/**
 * Waits for the nth request. The suggestions are a separate chunk, and the delay starts only once it has
 * loaded.
 */
const untilRequested = (times = 1) => vi.waitFor(() => expect(requested).toHaveLength(times));
const pause = (ms = 250) => act(async () => vi.advanceTimersByTime(ms));
/** Returns a new term for each test, because results are cached per term. */
const aTerm = () => `soda${(nth += 1)}`;

/** Renders the search on a page, with routes for results and suggestions. */
function open() {
  const onLeave = vi.fn<() => void>();
  const element = (
    <>
      <SearchForm label="Caută" suggests onLeave={onLeave} />
      <button type="button">Altceva</button>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  render(<RouterProvider router={router} />);
  return { onLeave, address: () => router.state.location.pathname + router.state.location.search };
}

async function openList(term: string, found = FOUND) {
  const page = open();
  await type(term);
  await untilRequested();
  await requested[0]?.answer(found);
  return page;
}

it("the search field is a plain field until the second letter opens the list", async () => {
  open();
  await type("s");
  expect([list(), field().getAttribute("role")]).toEqual([null, null]);
  await type("o");
  await untilRequested();
  // The list stays hidden until the first suggestions arrive.
  expect(list()).toBeNull();
  await requested[0]?.answer(FOUND);
  // The field becomes a combobox shortly after the list renders.
  expect(await screen.findByRole("combobox")).toBe(field());
  expect(field().getAttribute("aria-controls")).toBe(list()?.id);
  await user.clear(field());
  expect([list(), field().getAttribute("role"), field().getAttribute("aria-expanded")]).toEqual([
    null,
    null,
    null,
  ]);
});

it("the search sends one request 250 ms after the last letter", async () => {
  open();
  const term = aTerm();
  await type(term);
  await untilRequested();
  // Fake timers stop the clock between the steps.
  vi.useFakeTimers();
  fireEvent.change(field(), { target: { value: `${term}1` } });
  await pause(249);
  fireEvent.change(field(), { target: { value: `${term}12` } });
  await pause(249);
  expect(requested.map((one) => one.term)).toEqual([term]);
  await pause(1);
  expect(requested.map((one) => one.term)).toEqual([term, `${term}12`]);
});

it("the search groups suggestions by kind and ends with a link to all results", async () => {
  const term = `${aTerm()} & sare`;
  open();
  await type(term);
  await pause();
  const brand: SuggestionView = { kind: "brand", name: "Lumora", url: "/marci/lumora" };
  await requested[0]?.answer([brand, ...FOUND.toReversed()], { total: 137 });
  expect(names()).toEqual([
    expect.stringMatching(/^Sodă de rufe9.90.lei/),
    "Detergenți (12)",
    "Lumora",
    `${SEE_ALL} (137)`,
  ]);
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
    "Produse",
    "Categorii",
    "Branduri",
  ]);
  expect(options().at(-1)?.getAttribute("href")).toBe(`/search?term=${encodeURIComponent(term)}`);
});

it("the search highlights the typed text in the suggestions", async () => {
  await openList("sod ruf");
  const marked = [...(options()[0]?.querySelectorAll("b") ?? [])].map(({ textContent }) => textContent);
  expect(marked).toEqual(["Sod", "ruf"]);
});

it("the search reports that nothing was found, without a link to results", async () => {
  open();
  const term = aTerm();
  await type(term);
  await pause();
  await requested[0]?.answer([], { total: 0 });
  expect(screen.getByText(`Nu am găsit nimic pentru „${term}”.`)).toBeDefined();
  expect(screen.queryAllByRole("option")).toEqual([]);
});

it("an empty search field offers starting points and, with consent, recent searches", async () => {
  writeCookie("consent", `${PREFERENCES_CONSENT}`);
  localStorage.setItem(LAST_SEARCHES, JSON.stringify(["saci", "mop"]));
  open();
  await user.click(field());
  await pause();
  expect(requested[0]?.term).toBe("");
  await requested[0]?.answer([{ kind: "category", name: "Hârtie", url: "/hartie" }]);
  expect(await screen.findAllByRole("option")).toHaveLength(3);
  expect(names()).toEqual(["saci", "mop", "Hârtie"]);
  await user.paste("lavete");
  await user.keyboard("{Enter}");
  expect(JSON.parse(localStorage.getItem(LAST_SEARCHES) ?? "")).toEqual(["lavete", "saci", "mop"]);
});

it("the search field contains the term of the current search", () => {
  const router = createMemoryRouter([{ path: "*", element: <SearchForm label="Caută" suggests /> }], {
    initialEntries: ["/search?term=saci%20menajeri"],
  });
  render(<RouterProvider router={router} />);
  expect(field().value).toBe("saci menajeri");
});

it("the search links to all results even if the suggestions fail to load", async () => {
  await openList(aTerm(), []);
  expect(names()).toEqual([SEE_ALL]);
  await type("1");
  await pause();
  await requested[1]?.answer(FOUND, { status: 500 });
  expect(names()).toEqual([SEE_ALL]);
  await type("2");
  await pause();
  await requested[2]?.fail();
  expect(names()).toEqual([SEE_ALL]);
});

it("arrow keys select suggestions, and the focus stays in the field", async () => {
  await openList(aTerm());
  expect(chosen()).toEqual([false, false, false]);
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toEqual([true, false, false]);
  expect(field().getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
  await user.keyboard("{ArrowUp}");
  expect([chosen(), field().getAttribute("aria-activedescendant")]).toEqual([[false, false, false], null]);
  await user.keyboard("{ArrowUp}");
  expect(chosen()).toEqual([false, false, true]);
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toEqual([false, false, false]);
  expect(document.activeElement).toBe(field());
});

it("Enter opens the selected suggestion and closes the list", async () => {
  const { address, onLeave } = await openList(aTerm());
  await user.keyboard("{ArrowDown}{Enter}");
  expect([address(), list()]).toEqual(["/soda-de-rufe", null]);
  expect(onLeave).toHaveBeenCalledOnce();
});

it("Enter searches for the trimmed text if no suggestion is selected", async () => {
  const term = aTerm();
  const { address, onLeave } = await openList(term);
  await type(" & ");
  await user.keyboard("{Enter}");
  expect([address(), list()]).toEqual([`/search?term=${term}%20%26`, null]);
  expect(onLeave).toHaveBeenCalledOnce();
});

it("Escape closes the suggestions, and a click reopens them", async () => {
  await openList(aTerm());
  await user.keyboard("{ArrowDown}{Escape}");
  expect([list(), field().getAttribute("aria-activedescendant")]).toEqual([null, null]);
  expect(document.activeElement).toBe(field());
  await user.click(field());
  expect([names().length, chosen()]).toEqual([3, [false, false, false]]);
  await pause(1000);
  expect(requested).toHaveLength(1);
});

it("Escape in an empty search field closes the phone's search bar", async () => {
  open();
  await user.click(field());
  await pause();
  await requested[0]?.answer([{ kind: "category", name: "Hârtie", url: "/hartie" }]);
  await screen.findByRole("combobox");
  expect([fireEvent.keyDown(field(), { key: "Escape" }), list()]).toEqual([true, null]);
  await type(aTerm());
  await untilRequested(2);
  await requested[1]?.answer(FOUND);
  await screen.findByRole("combobox");
  expect([fireEvent.keyDown(field(), { key: "Escape" }), list()]).toEqual([false, null]);
});

it("the suggestions close when the focus leaves the form", async () => {
  await openList(aTerm());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Caută" }));
  expect(list()).not.toBeNull();
  await user.tab();
  expect(list()).toBeNull();
});

it("the previous suggestions stay until those for the latest term arrive", async () => {
  await openList(aTerm());
  await user.keyboard("{ArrowDown}");
  await type("1");
  await pause();
  await type("2");
  await pause();
  expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect([names().length, chosen()[0]]).toEqual([3, true]);
  await requested[2]?.answer([{ ...SODA, name: "Sodă caustică" }]);
  expect(names()).toEqual([expect.stringContaining("Sodă caustică"), SEE_ALL]);
  expect(chosen()).toEqual([false, false]);
});

it("the search sends no request after its list is closed", async () => {
  open();
  await type(aTerm());
  await untilRequested();
  await user.keyboard("{Escape}");
  expect([list(), requested[0]?.signal.aborted]).toEqual([null, true]);
});
