import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bringMenu } from "./load-menu.ts";

const WHOLE =
  `<details name="mega-menu" open><summary>Hârtie</summary><a href="/hartie/role">Role</a></details>
  <details name="mega-menu"><summary>Saci</summary></details>`.replaceAll(/\n\s*/g, "");

let fetched = vi.fn<typeof fetch>();
let listened = vi.spyOn(document, "addEventListener");

beforeEach(() => {
  listened = vi.spyOn(document, "addEventListener");
  document.body.innerHTML = `<details id="drawer"><summary id="opens">Meniu</summary>
    <div id="menu-island"><a href="/hartie">Hârtie</a><a href="/saci">Saci</a></div></details><p id="other"></p>`;
  fetched = vi.fn<typeof fetch>(async () => new Response(WHOLE));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const listener of listened.mock.calls) document.removeEventListener(...listener);
  listened.mockRestore();
  document.body.innerHTML = "";
});

const place = () => document.getElementById("menu-island");
const touch = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: type !== "toggle" }));
const come = () => vi.waitFor(() => expect(place()?.querySelector("details")).not.toBeNull());

it.each(["pointerover", "touchstart", "focusin"])(
  "a %s on its button loads the menu, but only once",
  async (type) => {
    bringMenu(document);
    touch("other", type);
    expect(fetched).not.toHaveBeenCalled();
    touch("opens", type);
    touch("opens", type);
    await come();
    touch("opens", type);
    expect(place()?.innerHTML.replace('open=""', "open")).toBe(WHOLE);
    expect(fetched.mock.calls).toEqual([["/recomandari/meniu", { credentials: "omit" }]]);
  },
);

it("the menu loads when it is opened, with collapsed groups on a phone", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  bringMenu(document);
  touch("drawer", "toggle");
  await come();
  expect(place()?.querySelectorAll("[open]")).toHaveLength(0);
});

it("the menu keeps its plain links when loading fails, and retries", async () => {
  bringMenu(document);
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  touch("opens", "pointerover");
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(place()?.children).toHaveLength(2);
  expect(place()?.querySelector("details")).toBeNull();
  touch("opens", "pointerover");
  await come();
});

it("the loaded menu keeps the keyboard focus and remains when the header renders again", async () => {
  bringMenu(document);
  document.querySelectorAll<HTMLElement>("#menu-island a")[1]?.focus();
  await come();
  expect(document.activeElement?.textContent).toBe("Saci");
  const again = place();
  if (again) again.innerHTML = '<a href="/hartie">Hârtie</a>';
  touch("opens", "pointerover");
  await come();
  expect(fetched).toHaveBeenCalledTimes(1);
});
