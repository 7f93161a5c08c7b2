import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../testing/visit.ts";
import { loadFrame } from "./load-frame.server.ts";

const me = { name: "Ana", email: "ana@example.com", permissions: [], seen_as: null };
const open = async (path: string, method = "GET") =>
  (
    await visit(
      ({ url }) => ({ body: { data: url.includes("/staff/views") ? [] : me } }),
      (context) => loadFrame(context),
      { path, method },
    )
  ).result;

describe("empty form fields in the URL", () => {
  it.each([
    ["/comenzi?stare=new&q=&din=", "/comenzi?stare=new"],
    ["/comenzi?q=&stare=", "/comenzi"],
    ["/comenzi?coloane=numar&q=&coloane=awb&q=a%26b", "/comenzi?coloane=numar&coloane=awb&q=a%26b"],
  ])("the URL %s redirects to %s without empty fields", async (path, clean) => {
    expect(leadsTo(await open(path))).toBe(clean);
  });

  it.each([
    ["/comenzi", "GET"],
    ["/comenzi?q=a%20b&stare=new", "GET"],
    ["/comenzi?q=", "POST"],
  ])("a request to %s with %s is not redirected", async (path, method) => {
    expect(await open(path, method)).toMatchObject({ person: "Ana" });
  });
});
