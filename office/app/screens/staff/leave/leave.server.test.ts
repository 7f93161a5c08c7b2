import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { leave } from "./leave.server.ts";

it("logout ends the browser's session and clears its storage, even if the API is unreachable", async () => {
  const { result, cookies } = await visit(() => ({ status: 503, body: {} }), leave);
  expect(leadsTo(result)).toBe("/autentificare");
  // The action throws the redirect.
  expect((result as Response).headers.get("clear-site-data")).toBe('"storage"');
  expect(cookies.join()).toContain("staff_session=;");
});
