import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { chooseTexts } from "@curat/contract/texts.values";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(() => {
  cleanup();
  chooseTexts();
});

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
