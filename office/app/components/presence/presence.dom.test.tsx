import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Presence } from "./presence.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a page shows who else has it open, and updates the list every 30 seconds", async () => {
  const requested: string[] = [];
  const Stub = createRoutesStub([
    { path: "/", Component: () => <Presence kind="order" id={7} otherViewers={["Ana", "Ion"]} /> },
    {
      path: "/prezenta",
      loader: ({ request }) => {
        requested.push(new URL(request.url).search);
        return { otherViewers: requested.length === 1 ? ["Ion"] : [] };
      },
    },
  ]);
  render(<Stub />);
  const statusText = () => screen.getByRole("status").textContent?.trim();
  expect(statusText()).toBe("Ana și Ion au acum deschisă această pagină.");
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect([requested, statusText()]).toEqual([["?fel=order&nr=7"], "Ion are acum deschisă această pagină."]);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(statusText()).toBe("");
});
