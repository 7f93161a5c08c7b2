import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider, useLocation } from "react-router";
import { chooseTexts } from "@curat/contract/texts.values";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { PageDialog } from "./page-dialog.tsx";

// Browsers dispatch `close` in a later task, and happy-dom immediately.
beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function close(this: HTMLDialogElement) {
    this.removeAttribute("open");
  });
});
afterEach(() => {
  cleanup();
  chooseTexts();
  vi.restoreAllMocks();
});

function escape(dialog: HTMLDialogElement): void {
  fireEvent(dialog, new Event("cancel"));
  dialog.close();
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Deschide
      </button>
      <Dialog title="Întrebare" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Sigur?</p>
      </Dialog>
    </>
  );
}

it("a dialog renders nothing until it opens, is labelled by its title, and closes with its button", async () => {
  render(<Page />);
  expect(screen.queryByText("Sigur?")).toBeNull();
  await userEvent.click(screen.getByText("Deschide"));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Întrebare" });
  expect([dialog.open, screen.getByText("Sigur?").textContent]).toEqual([true, "Sigur?"]);
  await userEvent.click(screen.getByRole("button", { name: "Închide" }));
  expect([dialog.open, screen.queryByText("Sigur?")]).toEqual([false, null]);
});

it("a dialog's close button uses the shop's text override, otherwise the default text", async () => {
  chooseTexts({ "dialog.close": "Gata" });
  render(<Page />);
  await userEvent.click(screen.getByText("Deschide"));
  expect(screen.getByRole("button", { name: "Gata" })).toBeTruthy();
  cleanup();
  chooseTexts();
  render(<Page />);
  await userEvent.click(screen.getByText("Deschide"));
  expect(screen.getByRole("button", { name: "Închide" })).toBeTruthy();
});

it("a dialog stays open if it is opened again before its close event arrives", () => {
  render(<Page />);
  for (const close of [escape, () => fireEvent.click(screen.getByRole("button", { name: "Închide" }))]) {
    fireEvent.click(screen.getByText("Deschide"));
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    close(dialog);
    expect(dialog.open).toBe(false);
    fireEvent.click(screen.getByText("Deschide"));
    fireEvent(dialog, new Event("close"));
    expect([dialog.open, screen.queryByText("Sigur?")]).toEqual([true, expect.anything()]);
    escape(dialog);
  }
});

function Addressed() {
  const { search } = useLocation();
  return (
    <>
      <Link to="?edit=1">Editează</Link>
      {search && (
        <PageDialog title="Adresă" backTo="/">
          <input aria-label="Oraș" />
        </PageDialog>
      )}
    </>
  );
}

it("a dialog with a URL can be opened again while closing it still loads the page behind it", async () => {
  const loader = ({ request }: { request: Request }) =>
    request.url.includes("edit") ? null : new Promise(() => {});
  const routes = [{ path: "/", element: <Addressed />, loader }];
  const router = createMemoryRouter(routes, {
    initialEntries: ["/?edit=1"],
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  act(() => escape(dialog));
  expect([dialog.open, router.state.navigation.location?.search]).toEqual([false, ""]);
  await act(async () => fireEvent.click(screen.getByText("Editează")));
  fireEvent(dialog, new Event("close"));
  expect([dialog.open, router.state.navigation.state]).toEqual([true, "idle"]);
  expect(document.activeElement).toBe(screen.getByLabelText("Oraș"));
});
