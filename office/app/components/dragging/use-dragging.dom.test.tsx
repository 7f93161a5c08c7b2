import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Grip } from "./grip.tsx";
import { useDragging } from "./use-dragging.ts";

afterEach(cleanup);

const NAMES = ["a", "b", "c"];

function List() {
  const { mover, grip, target } = useDragging("act");
  return (
    <form onSubmit={sent}>
      <button {...mover} />
      <ol>
        {NAMES.map((name, place) => (
          <li key={name} aria-label={name} {...target(place)}>
            <Grip {...{ place, grip }} />
          </li>
        ))}
      </ol>
    </form>
  );
}
const pressed: string[] = [];
const sent = (event: { preventDefault: () => void; nativeEvent: unknown }): void => {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent; // React wraps the native event, which has the submitter.
  if (submitter instanceof HTMLButtonElement) pressed.push(`${submitter.name}=${submitter.value}`);
};
const thing = (name: string) => screen.getByRole("listitem", { name });
const dataTransfer = { setData: vi.fn<() => void>(), setDragImage: vi.fn<() => void>(), effectAllowed: "" };
function holdAbove(name: string): boolean {
  const event = createEvent.dragOver(thing(name), { dataTransfer });
  fireEvent(thing(name), event);
  return event.defaultPrevented;
}

it("dragging marks the insertion point and submits the move when dropped", () => {
  render(<List />);
  const handle = (place: number): Element => screen.getAllByTitle("Trage ca să muți")[place] ?? document.body;
  expect(holdAbove("a"), "an item dragged from elsewhere").toBe(false);

  fireEvent.dragStart(handle(2), { dataTransfer });
  expect(holdAbove("a")).toBe(true);
  expect([thing("a").dataset.drop, thing("b").dataset.drop]).toEqual(["above", undefined]);
  fireEvent.drop(thing("a"), { dataTransfer });
  expect(pressed).toEqual(["act=move.2.0"]);
  expect(thing("a").dataset.drop).toBeUndefined();

  fireEvent.dragStart(handle(0), { dataTransfer });
  holdAbove("b");
  expect(thing("b").dataset.drop).toBe("below");
  fireEvent.dragEnd(handle(0), { dataTransfer });
  expect(thing("b").dataset.drop, "released elsewhere").toBeUndefined();

  fireEvent.dragStart(handle(1), { dataTransfer });
  fireEvent.drop(thing("b"), { dataTransfer });
  expect(pressed, "dropped at its own place").toEqual(["act=move.2.0"]);
});
