import { describe, expect, it } from "vitest";
import { listStaffOrders } from "@curat/contract/staff/orders";
import { leadsTo, visit } from "../testing/visit.ts";
import { need } from "./api.server.ts";
import { requireRight, requireStaff } from "./staff.server.ts";

const open = (status: number, path = "/comenzi?stare=new", cookie?: string) =>
  visit(
    () => ({ status, body: { data: { name: "Ana" } } }),
    async (context) => requireStaff(context),
    { path, method: "GET", cookie },
  );

describe("office page", () => {
  it("an office page looks up the logged-in person once", async () => {
    const { result, requests } = await visit(
      () => ({ body: { data: { name: "Ana" } } }),
      async (context) => Promise.all([requireStaff(context), requireStaff(context)]),
    );
    expect(result).toEqual([{ name: "Ana" }, { name: "Ana" }]);
    expect(requests).toHaveLength(1);
  });

  it("an office page marks automatic requests for the API", async () => {
    const headers = { "x-staff-background": "1" };
    const { requests } = await visit(
      () => ({ body: { data: { name: "Ana" } } }),
      async (context) => requireStaff(context),
      { method: "GET", headers },
    );
    expect(requests[0]?.headers.get("x-staff-background")).toBe("1");
  });

  it("an office page without a session redirects to the login without an API request", async () => {
    const { result, requests } = await open(200, "/comenzi?stare=new", "");
    expect(leadsTo(result)).toBe("/autentificare?inapoi=%2Fcomenzi%3Fstare%3Dnew");
    expect(requests).toHaveLength(0);
  });

  it("an office page redirects to login and clears the cookie after the session expired", async () => {
    const { result, cookies } = await open(401);
    expect(leadsTo(result)).toBe("/autentificare?inapoi=%2Fcomenzi%3Fstare%3Dnew");
    expect(cookies.join()).toContain("staff_session=;");
  });

  it("a form without JavaScript redirects to the login after the session expired", async () => {
    const { result, cookies } = await visit(
      () => ({ status: 401, body: {} }),
      async (context) => requireStaff(context),
      { path: "/sabloane/nou" },
    );
    expect(leadsTo(result)).toBe("/autentificare?inapoi=%2Fsabloane%2Fnou");
    const reported = cookies.find((line) => line.startsWith("office_notices=")) ?? "";
    expect(decodeURIComponent(reported)).toContain("nu s-a salvat nimic");
    expect((await open(401)).cookies.join()).not.toContain("office_notices");
  });

  it("an office page keeps the session when the API is unavailable", async () => {
    const { result, cookies } = await open(503);
    expect(result).toMatchObject({ init: { status: 503 } });
    expect(cookies).toEqual([]);
  });

  it("an office page shows the missing permission and the people who can grant it", async () => {
    const owners = { data: ["Ana Pop", "Ion Dan"] };
    const api = ({ url }: Request) =>
      url.endsWith("/owners") ? { body: owners } : { status: 403, body: { message: "Nu." } };
    const { result } = await visit(api, (context) => need(context, listStaffOrders, { query: {} }));
    expect(result).toMatchObject({
      data: { missing: ["orders:view"], owners: ["Ana Pop", "Ion Dan"] },
      init: { status: 403 },
    });
  });

  it("an office page is refused if the permission for its buttons is missing", async () => {
    const api = ({ url }: Request) => ({
      body: { data: url.endsWith("/owners") ? ["Ana Pop"] : { permissions: ["orders:view"] } },
    });
    const open = (permission: "orders:view" | "orders:pack") =>
      visit(api, (context) => requireRight(context, permission));
    expect((await open("orders:pack")).result).toMatchObject({
      data: { missing: ["orders:pack"], owners: ["Ana Pop"] },
      init: { status: 403 },
    });
    expect((await open("orders:view")).result).toEqual({ permissions: ["orders:view"] });
  });

  it.each([
    [403, 403],
    [404, 404],
    // 422 becomes 404, because the URL contains a character that no id has.
    [422, 404],
    [500, 503],
  ])("an API response of %d becomes an error page with the status %d", async (status, shown) => {
    const { result } = await visit(
      () => ({ status, body: {} }),
      (context) => need(context, listStaffOrders, { query: {} }),
    );
    expect(result).toMatchObject({ init: { status: shown } });
  });
});
