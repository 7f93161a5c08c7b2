import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { ScanForm } from "./scan-form.tsx";

afterEach(cleanup);

function aTable() {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const answers: (() => void)[] = [];
  const Stub = createRoutesStub([
    {
      path: "/impachetare",
      Component: () => <ScanForm label="Cod" formKey="f" room="/impachetare" />,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        await new Promise<void>((resolve) => answers.push(resolve));
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={["/impachetare"]} />);
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.();
  };
  return { sent, answer };
}

describe("scanner field", () => {
  it("the scanner field queues codes scanned during a request", async () => {
    const { sent, answer } = aTable();
    const field = await screen.findByRole("textbox");
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("100001{Enter}LAV-2L{Enter} {Enter}LAV-2L{Enter}");
    expect(field).toHaveProperty("value", "");
    expect(sent.map(({ code }) => code)).toEqual(["100001"]);
    await answer();
    await expect.poll(() => sent.length).toBe(2);
    await answer();
    await expect.poll(() => sent.length).toBe(3);
    await answer();
    expect(sent.map(({ code }) => code)).toEqual(["100001", "LAV-2L", "LAV-2L"]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(document.activeElement).toBe(field);
  });
});
