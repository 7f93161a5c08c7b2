import { HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { codeOf, later, letIn, PASSWORD } from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const reported = async () =>
  (
    await shop.query<{ what: string }>(
      `select payload->>'what' as what from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'staff_security_mail' order by j.id`,
    )
  ).map(({ what }) => what);

async function logIn(email: string, secret: string, address: string): Promise<number> {
  const headers = { [HEADERS.visitor]: address };
  const begun = await shop.post("/staff/login", { email, password: PASSWORD }, { headers });
  const { login } = begun.body.data;
  const body = { login, factor: "totp", code: codeOf(secret) };
  return (await shop.post("/staff/login/second-factor", body, { headers })).status;
}

it("a login is reported by email only if it comes from a new network", async () => {
  const ana = await letIn(shop, "loc@example.com");
  expect(await reported()).toEqual([]);
  await later(shop, ana);
  expect(await logIn(ana.email, ana.totpSecret, "198.51.100.7")).toBe(200);
  expect(await reported()).toEqual(["new_place"]);
  await later(shop, ana);
  expect(await logIn(ana.email, ana.totpSecret, "198.51.100.7")).toBe(200);
  expect(await reported()).toEqual(["new_place"]);
});

it("changes of passwords and second factors are reported by email", async () => {
  await shop.query("delete from graphile_worker._private_jobs");
  const ana = await letIn(shop, "schimb@example.com");
  await shop.query("delete from graphile_worker._private_jobs");
  const fresh = "un cal galben la mare";
  const sent = { old_password: PASSWORD, password: fresh, password_confirm: fresh };
  expect((await ana.put("/staff/me/password", sent)).status).toBe(200);
  expect((await ana.post("/staff/me/recovery-codes", {})).status).toBe(200);
  expect(await reported()).toEqual(["password", "factors"]);
  const [row] = await shop.query<{ details: string }>(
    "select payload->>'details' as details from graphile_worker._private_jobs where payload->>'what' = 'factors'",
  );
  expect(row?.details).toContain("a generat coduri de rezervă noi.");
});
