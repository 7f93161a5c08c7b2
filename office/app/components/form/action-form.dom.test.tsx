import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { ActionForm } from "./action-form.tsx";

afterEach(cleanup);

it("Enter presses the button of the field's own part, or the form's first button outside such parts", async () => {
  const pressed: unknown[] = [];
  const Stub = createRoutesStub([
    {
      path: "/",
      action: async ({ request }) => {
        pressed.push((await request.formData()).get("press"));
        return null;
      },
      Component: () => (
        <ActionForm name="order" refused={undefined}>
          <button name="press" value="total">
            Total
          </button>
          <input aria-label="Nume" />
          <div data-enter>
            <input aria-label="Produs" />
            <button name="press" value="find">
              Caută
            </button>
          </div>
        </ActionForm>
      ),
    },
  ]);
  render(<Stub />);
  await userEvent.type(screen.getByRole("textbox", { name: "Produs" }), "mop{Enter}");
  await userEvent.type(screen.getByRole("textbox", { name: "Nume" }), "Ana{Enter}");
  await expect.poll(() => pressed).toEqual(["find", "total"]);
});
