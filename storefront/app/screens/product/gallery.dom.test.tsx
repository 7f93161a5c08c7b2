import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Gallery } from "./gallery.tsx";

const NAME = "Detergent Flor, 5 l";
const PICTURES = ["a", "b", "c"].map((name) => `/media/packshot/${name}`);
const WIDTH = 400;

// jsdom has no layout, so every picture is as wide as the track.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(pictures = PICTURES, hasFilm = false) {
  const element = <Gallery pictures={pictures} name={NAME} saves={0} hasFilm={hasFilm} />;
  const routes = [{ path: "/produs", element }, { path: "/" }];
  const router = createMemoryRouter(routes, { initialEntries: ["/", "/produs?culoare=2"] });
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    goBack: () => act(async () => router.navigate(-1)),
  };
}
const thumbnail = (nth: number) => screen.getByRole("link", { name: `Imaginea ${nth} din 3` });
const opener = (nth: number) => screen.getByRole("link", { name: `Mărește imaginea: Imaginea ${nth} din 3` });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const current = () => [1, 2, 3].filter((nth) => thumbnail(nth).getAttribute("aria-current") === "true");
const track = () => screen.getAllByRole("list")[0] as HTMLElement;
const dialog = () => screen.queryByRole("dialog");
const shown = () => dialog()?.getAttribute("aria-label");
const nth = (index: number) => `${NAME}: Imaginea ${index} din 3`;

async function openZoom(index: number): Promise<void> {
  await userEvent.click(opener(index));
  await screen.findByRole("dialog");
}

it("clicking a thumbnail shows its picture and makes only that picture's zoom link tabbable", async () => {
  const { address } = open();
  expect(current()).toEqual([1]);
  await userEvent.click(thumbnail(3));
  expect([current(), track().scrollLeft]).toEqual([[3], 2 * WIDTH]);
  expect([1, 2, 3].map((each) => opener(each).tabIndex)).toEqual([-1, -1, 0]);
  // Without JavaScript, the thumbnail's own link would be followed.
  expect([fireEvent.click(thumbnail(1)), address()]).toEqual([false, "/produs?culoare=2"]);
});

it("swiping the gallery marks the thumbnail of the picture in view", () => {
  open();
  track().scrollLeft = 1.1 * WIDTH;
  fireEvent.scroll(track());
  expect(current()).toEqual([2]);
});

it("the gallery shows no thumbnails for a single picture, and a note if there are no pictures", () => {
  open(PICTURES.slice(0, 1));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
    "Mărește imaginea: Imaginea 1 din 1",
  ]);
  cleanup();
  open([]);
  expect([screen.queryByRole("link"), screen.getByText("Fără imagine")]).toEqual([null, expect.anything()]);
});

it("a zoom link clicked with Ctrl or Cmd opens no dialog and leads to the picture's file", () => {
  const { address } = open();
  opener(1).addEventListener("click", (event) => event.preventDefault());
  for (const key of ["ctrlKey", "metaKey"]) fireEvent.click(opener(1), { [key]: true });
  expect([dialog(), address()]).toEqual([null, "/produs?culoare=2"]);
  expect(opener(1).getAttribute("href")).toBe("/media/packshot/a/1200.webp");
});

it("the gallery opens the zoom by keyboard, and arrow keys wrap around", async () => {
  open();
  opener(1).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog");
  expect(shown()).toBe(nth(1));
  await userEvent.click(screen.getByRole("button", { name: "Imaginea următoare" }));
  expect(shown()).toBe(nth(2));
  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe(nth(3));
  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe(nth(1));
  await userEvent.keyboard("{ArrowLeft}");
  expect(shown()).toBe(nth(3));
  await press("Imaginea anterioară");
  expect(shown()).toBe(nth(2));
  expect(screen.getAllByText("Imaginea 2 din 3")).not.toEqual([]);
});

it("arrow keys do not turn an enlarged picture, and the next picture is not enlarged", async () => {
  open();
  await openZoom(2);
  const picture = screen.getByRole("button", { name: "Mărește imaginea" });
  await userEvent.click(picture);
  expect(picture.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("{ArrowRight}");
  expect(shown()).toBe(nth(2));
  await press("Imaginea următoare");
  expect([shown(), picture.getAttribute("aria-pressed")]).toEqual([nth(3), "false"]);
});

it("the zoom shows a loading message until the picture loads or fails", async () => {
  open();
  await openZoom(1);
  const coming = () => screen.queryByText("Se încarcă imaginea…");
  const picture = () => screen.getByRole("dialog").querySelector("img") as HTMLImageElement;
  expect([coming(), picture().getAttribute("src")]).toEqual([
    expect.anything(),
    "/media/packshot/a/1200.webp",
  ]);
  fireEvent.load(picture());
  expect(coming()).toBeNull();
  await press("Imaginea următoare");
  expect([coming(), picture().getAttribute("src")]).toEqual([
    expect.anything(),
    "/media/packshot/b/1200.webp",
  ]);
  fireEvent.error(picture());
  expect(coming()).toBeNull();
});

it("the zoom closes with its button and focuses the last viewed picture", async () => {
  const { address } = open();
  await openZoom(1);
  expect(address()).toBe("/produs?culoare=2#marit");
  await press("Imaginea următoare");
  await press("Închide");
  await waitFor(() => expect(dialog()).toBeNull());
  expect([address(), current(), track().scrollLeft]).toEqual(["/produs?culoare=2", [2], WIDTH]);
  expect(document.activeElement).toBe(opener(2));
});

it("the zoom closes on Back and can be opened again", async () => {
  const { address, goBack } = open();
  await openZoom(3);
  await goBack();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe("/produs?culoare=2");
  await openZoom(1);
  expect(shown()).toBe(nth(1));
});

it("the zoom opens again if a picture is clicked before the dialog's close event arrives", async () => {
  const { address } = open();
  await openZoom(1);
  const closed = screen.getByRole("dialog");
  // Browsers dispatch `close` in a later task, but happy-dom dispatches it immediately.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(() => closed.removeAttribute("open"));
  fireEvent.click(screen.getByRole("button", { name: "Închide" }));
  fireEvent.click(opener(3));
  fireEvent(closed, new Event("close"));
  await waitFor(() => expect(shown()).toBe(nth(3)));
  expect([dialog()?.hasAttribute("open"), address()]).toEqual([true, "/produs?culoare=2#marit"]);
});

it("the gallery's video thumbnail is a label of the video tab", () => {
  open(PICTURES, true);
  expect(document.querySelector("label")?.getAttribute("for")).toBe("film");
});
