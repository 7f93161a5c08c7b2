import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { Session } from "@curat/contract/sessions";
import { visit } from "../../../testing/visit.ts";
import { changeAccess } from "./password.server.ts";
import { Sessions } from "./sessions.tsx";

const HERE: Session = {
  created_at: "2026-11-20T08:00:00.000Z",
  used_at: "2026-11-22T09:30:00.000Z",
  device: "Chrome, Windows",
  current: true,
};
const OTHER_DEVICE = { ...HERE, used_at: "2026-11-21T17:05:00.000Z", device: "", current: false };

function htmlOf(sessions: Session[] | undefined): string {
  const router = createMemoryRouter([{ path: "/", element: <Sessions sessions={sessions} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the password page lists open sessions with their details and marks the current one", () => {
  const html = htmlOf([HERE, OTHER_DEVICE]);
  expect(html).toContain("<b>Chrome, Windows</b> (acesta)");
  expect(html).toContain(
    "Ai intrat în cont pe 20 noiembrie 2026, 10:00. Folosit ultima dată pe 22 noiembrie 2026, 11:30.",
  );
  expect(html).toContain("<b>Dispozitiv necunoscut</b><p");
  expect(html).toMatch(/<form[^>]* action="\/account\/infoPass" method="post"><button value="end-others"/);
});

it("the password page claims that there are no other sessions only if the provider lists sessions", () => {
  expect(htmlOf([HERE])).not.toContain("<form");
  expect(htmlOf([HERE])).toContain("Nu ai intrat în cont de pe alte dispozitive.");
  expect(htmlOf(undefined)).not.toContain("Nu ai intrat în cont");
});

it("the button on the password page ends the other sessions", async () => {
  const body = new URLSearchParams({ intent: "end-others" });
  const request = new Request("http://shop.test/account/infoPass", { method: "POST", body });
  const { response, requests } = await visit({ data: null }, (context) => changeAccess({ request, context }));
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    "DELETE /api/v1/user/sessions/others",
  ]);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/account/infoPass"]);
});
