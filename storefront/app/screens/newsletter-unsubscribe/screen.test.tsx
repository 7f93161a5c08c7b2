import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { UnsubscribeOutcome } from "./unsubscribe.server.ts";
import { NewsletterUnsubscribeScreen } from "./screen.tsx";

function htmlOf(outcome: UnsubscribeOutcome | undefined): string {
  const element = <NewsletterUnsubscribeScreen outcome={outcome} />;
  const router = createMemoryRouter([{ path: "*", element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the unsubscribe page explains what the button does", () => {
  const html = htmlOf(undefined);
  expect(html).toContain("nu îți mai trimitem newsletterul");
  expect(html).toContain("Dezabonează-mă");
  expect(html).not.toContain("Te-am dezabonat.");
});

it.each([
  ["left", "Te-am dezabonat."],
  ["unknown", "Linkul este incomplet."],
] as const)(
  "the unsubscribe page links to the shop in place of the button once the outcome is final: %s",
  (outcome, text) => {
    const html = htmlOf(outcome);
    expect(html).toContain(text);
    expect(html).not.toContain("<button");
    expect(html).toContain('href="/"');
  },
);

it("the unsubscribe page keeps the button after a failure", () => {
  expect(htmlOf("failed")).toContain("<button");
});
