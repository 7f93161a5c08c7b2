import { expect, it } from "vitest";
import { leadsTo, visit } from "../testing/visit.ts";
import { leaveTo } from "./notices.server.ts";

it.each([
  ["/comenzi/12?pagina=2#istoric", "/comenzi/12?pagina=2#istoric"],
  ["/cereri-date/%00", "/cereri-date/%00"],
  // Browsers would read this as a host name.
  ["/.//example.com/a", "/example.com/a"],
  // These characters are not allowed in a header.
  ["/oameni/\0a", "/oameni/%00a"],
  ["/oameni/\u202e", "/oameni/%E2%80%AE"],
])("leaveTo redirects %j to %j", async (to, location) => {
  const { result, cookies } = await visit(
    () => ({ body: {} }),
    (context) => leaveTo(context, to, "Gata."),
  );
  expect(leadsTo(result)).toBe(location);
  expect(decodeURIComponent(cookies.join())).toContain("Gata.");
});
