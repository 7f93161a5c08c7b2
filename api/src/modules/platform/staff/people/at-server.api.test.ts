import { expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { codeOf, PASSWORD } from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const owner = {
  email: "demo@example.com",
  name: "Proprietar",
  password: PASSWORD,
  totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
};

it("the demo owner is created once and can log in", async () => {
  await shop.query("delete from staff_member");
  await shop.api.staff.ensureOwner(owner);
  await shop.api.staff.ensureOwner({ ...owner, email: "altul@example.com" });
  expect(await shop.query("select email from staff_member")).toEqual([{ email: owner.email }]);
  const requested = await shop.post("/staff/login", { email: owner.email, password: PASSWORD });
  const sent = { login: requested.body.data.login, factor: "totp", code: codeOf(owner.totpSecret) };
  const { status, body } = await shop.post("/staff/login/second-factor", sent);
  expect(status).toBe(200);
  const me = await shop.callerWith({ [HEADERS.staffToken]: body.data.staff_token }).get("/staff/me");
  expect(me.body.data).toMatchObject({ name: "Proprietar", is_owner: true });
});
