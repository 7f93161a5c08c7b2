import { describe, expect, it } from "vitest";
import { softPasskey } from "../../../../testing/soft-passkey.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { aPerson, aRole, aSession, codeOf, later, letIn, PASSWORD } from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const ORIGIN = "http://localhost:3000";

describe("a staff member's own account", () => {
  it("the audit log records a member's new name", async () => {
    const ana = await aPerson(shop, { permissions: ["orders:view"], name: "Ana" });
    const changed = await ana.put("/staff/me", { name: "Ana Pop" });
    expect(changed.body.data).toMatchObject({
      name: "Ana Pop",
      permissions: ["orders:view"],
      is_owner: false,
    });
    const rows = await shop.query(
      "select actor_name, sentence from change where subject_kind = 'staff_member' and subject_id = $1",
      [String(ana.id)],
    );
    expect(rows).toEqual([
      { actor_name: "Ana", sentence: "Datele persoanei „Ana” au fost modificate: numele." },
    ]);
  });

  it("a member's account lists the active owners", async () => {
    const ana = await aPerson(shop, { permissions: ["orders:view"] });
    const [ion, dan] = [
      await aPerson(shop, { permissions: "owner", name: "Ion Proprietar" }),
      await aPerson(shop, { permissions: "owner", name: "Dan Plecat" }),
    ];
    await shop.query("update staff_member set state = 'locked' where id = $1", [dan.id]);
    const { data } = (await ana.get("/staff/me/owners")).body;
    expect(data).toContain(ion.name);
    expect(data).not.toContain(dan.name);
    expect(data).not.toContain(ana.name);
  });

  it("a member can list their sessions and end one or all others", async () => {
    const ana = await aPerson(shop, { permissions: ["orders:view"] });
    const ion = await aPerson(shop, { permissions: ["orders:view"] });
    const otherSessions = [await aSession(shop, ana.id), await aSession(shop, ana.id)];
    const listed = await ana.get("/staff/me/sessions");
    expect(listed.body.data.map(({ id }: { id: number }) => id)).toContain(otherSessions[1]?.sessionId);
    expect(listed.body.data).toHaveLength(3);
    expect(listed.body.data[0]).toMatchObject({ id: ana.sessionId, current: true });
    expect((await ana.delete(`/staff/me/sessions/${ion.sessionId}`)).status).toBe(404);
    expect((await ana.delete(`/staff/me/sessions/${otherSessions[0]?.sessionId}`)).status).toBe(200);
    expect((await shop.get("/staff/me", otherSessions[0])).status).toBe(401);
    expect((await ana.delete("/staff/me/sessions")).status).toBe(200);
    expect((await shop.get("/staff/me", otherSessions[1])).status).toBe(401);
    expect((await ana.get("/staff/me")).status).toBe(200);
  });

  it("changing a password requires the old one and ends other sessions", async () => {
    const ana = await letIn(shop, "parola@example.com");
    const other = await aSession(shop, ana.id);
    const fresh = "un cal galben la mare";
    const sent = { old_password: "nu e aceasta", password: fresh, password_confirm: fresh };
    const wrong = await ana.put("/staff/me/password", sent);
    expect(wrong.body.errors).toEqual({ old_password: ["Parola veche nu este corectă."] });
    const guessable = {
      ...sent,
      old_password: PASSWORD,
      password: "parola12345",
      password_confirm: "parola12345",
    };
    expect(Object.keys((await ana.put("/staff/me/password", guessable)).body.errors)).toEqual(["password"]);
    const changed = await ana.put("/staff/me/password", { ...sent, old_password: PASSWORD });
    expect(changed.status).toBe(200);
    expect((await shop.get("/staff/me", other)).status).toBe(401);
    expect((await ana.get("/staff/me")).status).toBe(200);
    expect((await shop.post("/staff/login", { email: ana.email, password: fresh })).status).toBe(200);
  });
});

describe("viewing the office as another role", () => {
  it("viewing as another role limits permissions to those that both have", async () => {
    const ana = await aPerson(shop, { permissions: ["orders:view", "reviews:view"] });
    const role = await aRole(shop, ["orders:view", "prices:edit"]);
    const worn = await ana.put("/staff/me/role", { role });
    expect(worn.body.data).toMatchObject({ permissions: ["orders:view"], seen_as: { id: role } });
    expect((await ana.get("/staff/reviews")).status).toBe(403);
    expect((await ana.get("/staff/orders")).status).toBe(200);
    const off = await ana.delete("/staff/me/role");
    expect(off.body.data).toMatchObject({ permissions: ["orders:view", "reviews:view"], seen_as: null });
    expect((await ana.get("/staff/reviews")).status).toBe(200);
    const unknown = await ana.put("/staff/me/role", { role: 999_999 });
    expect(Object.keys(unknown.body.errors)).toEqual(["role"]);
  });

  it("viewing as another role never adds permissions", async () => {
    const ana = await aPerson(shop, { permissions: "owner" });
    const role = await aRole(shop, ["staff:edit"]);
    const worn = await ana.put("/staff/me/role", { role });
    expect(worn.body.data).toMatchObject({ is_owner: false, permissions: ["staff:edit"] });
    const packer = await aPerson(shop, { permissions: ["orders:view"] });
    const [owners] = await shop.query<{ id: number }>("select id from staff_role where is_owner");
    const asOwner = await packer.put("/staff/me/role", { role: owners?.id });
    expect(asOwner.body.data).toMatchObject({ is_owner: false, permissions: ["orders:view"] });
  });
});

describe("second factors", () => {
  it("a new authenticator app replaces the previous one with its first code", async () => {
    const ana = await letIn(shop, "aplicatie@example.com");
    const { secret } = (await ana.post("/staff/me/totp", {})).body.data;
    const wrong = await ana.put("/staff/me/totp", { code: codeOf(ana.totpSecret) });
    expect(Object.keys(wrong.body.errors)).toEqual(["code"]);
    await later(shop, ana);
    const before = { factor: "totp", code: codeOf(ana.totpSecret) };
    expect((await ana.post("/staff/me/second-factor", before)).status).toBe(200);
    const confirmed = await ana.put("/staff/me/totp", { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    await later(shop, ana);
    expect(
      (await ana.post("/staff/me/second-factor", { factor: "totp", code: codeOf(ana.totpSecret) })).status,
    ).toBe(422);
    expect((await ana.post("/staff/me/second-factor", { factor: "totp", code: codeOf(secret) })).status).toBe(
      200,
    );
  });

  it("passkeys confirm sensitive calls, and the last factor cannot be removed", async () => {
    const ana = await letIn(shop, "chei@example.com");
    const passkey = softPasskey("localhost");
    const { passkey: options } = (await ana.post("/staff/me/passkeys/options", {})).body.data;
    const sent = { name: "Laptop", credential: passkey.create(options, ORIGIN) };
    const added = await ana.post("/staff/me/passkeys", sent);
    expect(added.body.data.passkeys).toMatchObject([{ name: "Laptop", last_used_at: null }]);
    // The challenge was already used.
    expect((await ana.post("/staff/me/passkeys", sent)).status).toBe(422);
    const requested = (await ana.post("/staff/me/second-factor/challenge", {})).body.data;
    expect(requested.factors).toEqual(["totp", "passkey", "recovery"]);
    const shown = { factor: "passkey", credential: passkey.get(requested.passkey, ORIGIN) };
    expect((await ana.post("/staff/me/second-factor", shown)).status).toBe(200);
    expect((await ana.post("/staff/me/second-factor", shown)).status).toBe(422);

    const without = await ana.delete("/staff/me/totp");
    expect(without.body.data.totp).toBe(false);
    const [{ id }] = without.body.data.passkeys;
    const last = await ana.delete(`/staff/me/passkeys/${id}`);
    expect([last.status, last.body.message]).toEqual([
      409,
      "Nu ai altă metodă pentru al doilea factor. Adaugă una înainte de a o șterge pe aceasta.",
    ]);
    expect((await ana.delete("/staff/me/passkeys/999999")).status).toBe(404);
  });

  it("concurrent requests cannot remove both app and passkey", async () => {
    const ana = await letIn(shop, "ultima@example.com");
    const passkey = softPasskey("localhost");
    const { passkey: options } = (await ana.post("/staff/me/passkeys/options", {})).body.data;
    const added = await ana.post("/staff/me/passkeys", {
      name: "A",
      credential: passkey.create(options, ORIGIN),
    });
    const [{ id }] = added.body.data.passkeys;
    const answers = await Promise.all([ana.delete("/staff/me/totp"), ana.delete(`/staff/me/passkeys/${id}`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("new recovery codes replace the previous ones", async () => {
    const ana = await letIn(shop, "coduri@example.com");
    const { recovery_codes: codes } = (await ana.post("/staff/me/recovery-codes", {})).body.data;
    expect(new Set([...codes, ...ana.recoveryCodes]).size).toBe(20);
    const show = (code?: string) => ana.post("/staff/me/second-factor", { factor: "recovery", code });
    expect((await show(ana.recoveryCodes[0])).status).toBe(422);
    expect((await show(codes[0])).body.data.recovery_codes_left).toBe(9);
  });
});

it("a member can export all their stored data except secrets", async () => {
  const ana = await letIn(shop, "date@example.com");
  await ana.put("/staff/me/notices", { choices: [{ kind: "returns", way: "mail" }] });
  const { status, body } = await ana.get("/staff/me/stored-data");
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    profile: { email: "date@example.com", name: ana.name, state: "active" },
    roles: ["Proprietar"],
    second_factors: { passkeys: [], recovery_codes_left: 10 },
    sessions: [{ device: "" }],
    views: [],
    notices: [{ kind: "returns", way: "mail" }],
  });
  // The export contains every table that refers to a member, except tables with only secrets.
  const tables = await shop.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where column_name = 'member_id' and table_schema = 'public' order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([
    "staff_link",
    "staff_login",
    "staff_member_role",
    "staff_notice_choice",
    "staff_passkey",
    // Not exported, because its rows only list the records that a member has open, and are deleted soon.
    "staff_presence",
    "staff_recovery_code",
    "staff_session",
    "staff_totp",
    "staff_view",
  ]);
  expect(JSON.stringify(body)).not.toMatch(/hash|secret|token|public_key/);
});
