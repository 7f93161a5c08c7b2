import { afterEach, expect, it, vi } from "vitest";
import { type QueuedClicks, holdPresses } from "./queued-clicks.ts";

let presses: QueuedClicks | undefined;
afterEach(() => {
  presses?.letGo();
  document.documentElement.removeAttribute("data-plain");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function open(html: string): string[] {
  const main = document.createElement("main");
  main.innerHTML = html;
  document.body.replaceChildren(main);
  presses = holdPresses(document);
  const events: string[] = [];
  main.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement && target.type === "button") events.push(`click ${target.id}`);
  });
  main.addEventListener("submit", (event) => {
    event.preventDefault();
    events.push(`submit ${(event.target as HTMLElement).id} by ${event.submitter?.id ?? "-"}`);
  });
  return events;
}
const press = (id: string): void => document.getElementById(id)?.click();
const shown = (): string[] => [...document.querySelectorAll("[data-held]")].map(({ id }) => id);

const FORM = '<form id="f" method="post" action="/cos/actiune"><button id="add">Adaugă</button></form>';

it("the submission of a form that changes something is queued and replayed once", () => {
  const events = open(FORM);
  press("add");
  press("add");
  expect([events, shown(), document.documentElement.hasAttribute("data-waits")]).toEqual([[], ["add"], true]);
  presses?.giveAgain();
  expect([events, shown(), document.documentElement.hasAttribute("data-waits")]).toEqual([
    ["submit f by add"],
    [],
    false,
  ]);
  press("add");
  expect(events).toHaveLength(2);
});

it("queued clicks on a button are replayed in order", () => {
  const events = open('<button id="more" type="button">+</button><button id="less" type="button">-</button>');
  for (const id of ["more", "more", "less"]) press(id);
  expect(events).toEqual([]);
  presses?.giveAgain();
  expect(events).toEqual(["click more", "click more", "click less"]);
});

it("links, GET forms and native controls are not queued", () => {
  const events = open(
    `<form id="ask" action="/search"><button id="find">Caută</button></form>
     <form id="away" method="post" action="https://plata.example/"><button id="pay">Plătește</button></form>
     <button id="menu" type="button" popovertarget="x">Meniu</button>`,
  );
  for (const id of ["find", "pay", "menu"]) press(id);
  expect(events).toEqual(["submit ask by find", "submit away by pay", "click menu"]);
});

it("a queued form is submitted natively if the script fails to load", () => {
  vi.useFakeTimers();
  const events = open(FORM);
  press("add");
  presses?.letGo();
  expect(events).toEqual(["submit f by add"]);

  const later = open(FORM);
  press("add");
  vi.advanceTimersByTime(9_999);
  expect(later).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(later).toEqual(["submit f by add"]);
});

it("the page is marked as plain after a failed load, until React loads after all", () => {
  const isPlain = (): boolean => document.documentElement.hasAttribute("data-plain");
  open(FORM);
  expect(isPlain()).toBe(false);
  presses?.letGo();
  expect(isPlain()).toBe(true);
  presses?.giveAgain();
  expect(isPlain()).toBe(false);
});

it("if several forms are queued, the last is submitted natively and the others are sent in the background", async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  const events = open(
    `${FORM}<form id="g" method="post" action="/favorite/actiune"><input name="id" value="7"><button id="like">♥</button></form>`,
  );
  press("add");
  press("like");
  presses?.letGo();
  await vi.waitFor(() => expect(events).toEqual(["submit g by like"]));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/cos\/actiune$/);
});
