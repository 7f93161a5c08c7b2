import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Form } from "react-router";
import { afterEach, expect, it } from "vitest";
import { failedForm } from "./failed-form.ts";
import { FailedNotice } from "./failed-notice.tsx";

afterEach(() => {
  failedForm.set(undefined);
  cleanup();
});

it("a failed form can be sent again with its button and with what is typed meanwhile", async () => {
  const sent: unknown[] = [];
  const Stub = createRoutesStub([
    {
      path: "/",
      action: async ({ request }) => {
        const form = await request.formData();
        sent.push([form.get("name"), form.get("press")]);
        return null;
      },
      Component: () => (
        <>
          <FailedNotice />
          <Form method="post">
            <input name="name" aria-label="Nume" />
            <button name="press" value="save">
              Salvează
            </button>
          </Form>
        </>
      ),
    },
  ]);
  render(<Stub />);
  await userEvent.type(screen.getByRole("textbox"), "Ana");
  await userEvent.click(screen.getByRole("button", { name: "Salvează" }));
  await expect.poll(() => sent).toHaveLength(1);
  failedForm.set({ kind: "form", message: "Cod 1" });
  expect((await screen.findByRole("alert")).textContent).toContain("Cod 1");
  await userEvent.type(screen.getByRole("textbox"), "-Maria");
  await userEvent.click(screen.getByRole("button", { name: "Încearcă din nou" }));
  await expect
    .poll(() => sent)
    .toEqual([
      ["Ana", "save"],
      ["Ana-Maria", "save"],
    ]);
  expect(screen.queryByRole("alert")).toBeNull();
});
