import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../testing/visit.ts";
import { loadFrame } from "./load-frame.server.ts";

const me = { name: "Ana", email: "ana@example.com", permissions: [], seen_as: null };
const open = async (path: string, method = "GET") =>
  (
    await visit(
      ({ url }) => ({ body: { data: /\/staff\/(?:views|dashboard)/.test(url) ? [] : me } }),
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

it("the frame contains the counts of pending tasks, and the pins and open groups from the person's cookies", async () => {
  const { result } = await visit(
    ({ url }) => ({ body: { data: answer(url) } }),
    (context) => loadFrame(context),
    {
      path: "/",
      method: "GET",
      cookie: "staff_session=jeton; office_pins=%2Fmesaje; office_menu=money.selling",
    },
  );
  expect(result).toMatchObject({
    waiting: { "/comenzi": 3 },
    pins: ["/mesaje"],
    openGroups: ["money", "selling"],
  });
});

function answer(url: string) {
  if (url.endsWith("/staff/dashboard/counts")) return [{ kind: "to_confirm", count: 3 }];
  return url.includes("/staff/views") ? [] : me;
}
