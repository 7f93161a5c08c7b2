import { HEADERS } from "@curat/contract/headers.values";
import type { Session } from "@curat/contract/sessions";
import { beforeAll, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const ANA = { email: "ana@example.com", password: "vara trecută la mare" };
const ION = { email: "ion@example.com", password: "iarna trecută la munte" };
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1";

beforeAll(() =>
  shop.api.importShop({
    customers: [
      { ...ANA, firstName: "Ana", lastName: "Pop" },
      { ...ION, firstName: "Ion", lastName: "Pop" },
    ],
  }),
);

async function open(customer: object, userAgent: string): Promise<Record<string, string>> {
  const headers = { [HEADERS.visitorAgent]: userAgent };
  const { body } = await shop.post("/user/auth/login", customer, { headers });
  return { [HEADERS.userToken]: body.data.user_token };
}
const sessionsOf = async (headers: Record<string, string>): Promise<Session[]> =>
  (await shop.get("/user/sessions", { headers })).body.data;

it("a customer can list their sessions and end all others", async () => {
  const [here, phone, otherCustomer] = [
    await open(ANA, FIREFOX),
    await open(ANA, IPHONE),
    await open(ION, IPHONE),
  ];
  const listed = await sessionsOf(here);
  expect(listed.map(({ device, current }) => [device, current])).toEqual([
    ["Firefox, Linux", true],
    ["Safari, iPhone", false],
  ]);
  const { status, body } = await shop.send("DELETE", "/user/sessions/others", { headers: here });
  expect([status, body.message]).toEqual([200, "Ai ieșit din cont pe celelalte dispozitive."]);
  expect((await shop.get("/user", { headers: phone })).status).toBe(401);
  expect(await sessionsOf(here)).toHaveLength(1);
  expect(await sessionsOf(otherCustomer)).toHaveLength(1);
});

it("expired sessions are not listed", async () => {
  const [here, phone] = [await open(ANA, FIREFOX), await open(ANA, IPHONE)];
  await shop.query(
    "update customer_session set expires_at = now() - interval '1 second' where device = 'Safari, iPhone' and customer_id = (select id from customer where email = $1)",
    [ANA.email],
  );
  expect((await shop.get("/user/sessions", { headers: phone })).status).toBe(401);
  expect((await sessionsOf(here)).map(({ device }) => device)).not.toContain("Safari, iPhone");
});

it("a session's last-used time is accurate to within ten minutes", async () => {
  const here = await open(ION, FIREFOX);
  const ago = async (minutes: number) => {
    await shop.query("update customer_session set used_at = now() - make_interval(mins => $1)", [minutes]);
    const [session] = await sessionsOf(here);
    return Math.round((Date.now() - Date.parse(session?.used_at ?? "")) / 60_000);
  };
  expect(await ago(8)).toBe(8);
  expect(await ago(45)).toBe(0);
});
