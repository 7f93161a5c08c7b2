import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { leave } from "./leave.server.ts";

it("a logout ends the session, also where the API is away, and empties the browser's storage", async () => {
  const { result, cookies } = await visit(() => ({ status: 503, body: {} }), leave);
  expect(leadsTo(result)).toBe("/autentificare");
  expect((result as Response).headers.get("clear-site-data")).toBe('"storage"'); // a redirect was thrown
  expect(cookies.join()).toContain("staff_session=;");
});
