import { describe, expect, it } from "vitest";
import { type Answer, openTestShop } from "../../../../testing/test-shop.ts";
import {
  anInvitation,
  aPerson,
  aRole,
  aSession,
  letIn,
  ownerRole,
  type TestPerson,
} from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const versionOf = async (id: number, asker: TestPerson): Promise<number> =>
  (await asker.get(`/staff/people/${id}`)).body.data.version;
const act = async (what: string, id: number, asker: TestPerson): Promise<Answer> =>
  asker.post(`/staff/people/${id}/${what}`, { version: await versionOf(id, asker) });

describe("staff members", () => {
  it("staff members are invited by email with roles", async () => {
    const owner = await aPerson(shop, { permissions: "owner", name: "Maria" });
    const role = await aRole(shop, ["orders:view"]);
    const invited = await owner.post("/staff/people", { email: "Nou@Example.com", roles: [role] });
    expect(invited.body.data).toMatchObject({
      email: "nou@example.com",
      name: "",
      state: "invited",
      roles: [{ id: role }],
      permissions: ["orders:view"],
      version: 1,
    });
    const { id } = invited.body.data;
    const jobs = await shop.query<{ payload: object }>(
      "select payload from graphile_worker._private_jobs where payload->>'memberId' = $1",
      [String(id)],
    );
    expect(jobs).toHaveLength(1);
    const changes = await shop.query<{ actor_name: string; after: unknown }>(
      "select actor_kind, actor_id, actor_name, before, after from change where subject_kind = 'staff_member' and subject_id = $1",
      [String(id)],
    );
    expect(changes).toMatchObject([{ actor_kind: "staff", actor_id: String(owner.id), actor_name: "Maria" }]);
    expect(JSON.stringify(changes)).not.toContain("example.com");
    const again = await owner.post("/staff/people", { email: "nou@example.com", roles: [role] });
    expect(again.body.errors).toEqual({ email: ["Există deja o persoană cu această adresă de e-mail."] });
    const unknown = await owner.post("/staff/people", { email: "alt@example.com", roles: [999_999] });
    expect(Object.keys(unknown.body.errors)).toEqual(["roles"]);
  });

  it("staff members are found by name and email, and filtered by state", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const sought = await aPerson(shop, { permissions: ["orders:view"], name: "Căutată 50%" });
    const found = async (query: string) =>
      (await owner.get(`/staff/people?${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await found(`q=${encodeURIComponent("tată 50%")}`)).toEqual([sought.id]);
    expect(await found(`q=${sought.email}`)).toEqual([sought.id]);
    expect(await found("state=locked&q=50%25")).toEqual([]);
    expect(await found("state=active&q=50%25")).toEqual([sought.id]);
  });

  it("staff members cannot grant permissions that they lack", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const chief = await aPerson(shop, {
      permissions: ["staff:edit", "staff:view", "roles:edit", "orders:view"],
    });
    const small = await aRole(shop, ["orders:view"]);
    const large = await aRole(shop, ["prices:edit"]);
    const invite = (roles: number[]) =>
      chief.post("/staff/people", { email: `x${roles.join("-")}@example.com`, roles });
    expect((await invite([small, large])).status).toBe(403);
    expect((await invite([await ownerRole(shop)])).status).toBe(403);
    const own = await invite([small]);
    expect(own.status).toBe(200);
    const { id, version } = own.body.data;
    const raised = await chief.put(`/staff/people/${id}`, { version, roles: [large] });
    expect(raised.status).toBe(403);
    expect((await act("lock", owner.id, chief)).status).toBe(403);
    expect((await act("reset", id, chief)).status).toBe(403);
    const role = await chief.post("/staff/roles", { name: "Prea mult", permissions: ["prices:edit"] });
    expect(role.status).toBe(403);
    expect((await chief.delete(`/staff/people/${owner.id}/sessions`)).status).toBe(403);
  });

  it("changed permissions apply to a staff member's next request", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const packer = await aPerson(shop, { permissions: ["orders:view"] });
    expect((await packer.get("/staff/orders")).status).toBe(200);
    const roles = [await aRole(shop, ["reviews:view"])];
    const version = await versionOf(packer.id, owner);
    const changed = await owner.put(`/staff/people/${packer.id}`, { version, roles });
    expect(changed.status).toBe(200);
    expect((await packer.get("/staff/orders")).status).toBe(403);
    expect((await packer.get("/staff/reviews")).status).toBe(200);
    const stale = await owner.put(`/staff/people/${packer.id}`, { version, name: "Alt nume" });
    expect([stale.status, stale.body.data.version]).toEqual([409, version + 1]);
  });

  it("a locked staff member loses access at once and must log in again after being unlocked", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const ion = await letIn(shop, "ion@example.com");
    const other = await aSession(shop, ion.id);
    expect((await act("lock", ion.id, owner)).body.data).toMatchObject({ state: "locked", sessions: 0 });
    expect((await ion.get("/staff/me")).status).toBe(401);
    expect((await shop.get("/staff/me", other)).status).toBe(401);
    expect((await act("unlock", ion.id, owner)).body.data.state).toBe("active");
    expect((await ion.get("/staff/me")).status).toBe(401);
  });

  it("only another owner can reset a staff member's second factors", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const ion = await letIn(shop, "pierdut@example.com");
    expect((await act("reset", owner.id, owner)).status).toBe(403);
    const reset = await act("reset", ion.id, owner);
    expect(reset.body.data).toMatchObject({ state: "invited", second_factors: [], sessions: 0 });
    expect((await ion.get("/staff/me")).status).toBe(401);
    const again = await act("invitation", ion.id, owner);
    expect(again.status).toBe(200);
    const chief = await aPerson(shop, { permissions: ["staff:edit", "staff:view"] });
    const packer = await aPerson(shop, { permissions: ["staff:view"] });
    expect((await act("reset", packer.id, chief)).status).toBe(403);
  });

  it("an erased staff member is anonymised and can be invited again", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const ion = await letIn(shop, "sters@example.com");
    const version = await versionOf(ion.id, owner);
    const erased = await owner.delete(`/staff/people/${ion.id}?version=${version}`);
    expect(erased.body.data).toEqual({ id: ion.id, version: version + 1 });
    expect((await owner.get(`/staff/people/${ion.id}`)).status).toBe(404);
    expect((await ion.get("/staff/me")).status).toBe(401);
    const [row] = await shop.query("select * from staff_member where id = $1", [ion.id]);
    expect(row).toMatchObject({ email: null, name: "", state: "locked", password_hash: null });
    const left = await shop.query(
      `select 1 from staff_totp where member_id = $1 union all select 1 from staff_recovery_code where member_id = $1
       union all select 1 from staff_session where member_id = $1 union all select 1 from staff_link where member_id = $1`,
      [ion.id],
    );
    expect(left).toEqual([]);
    expect(await anInvitation(shop, "sters@example.com")).toMatch(/^[\w-]{22}$/);
  });
});

describe("the owner", () => {
  it("the last owner cannot be locked, demoted, reset or erased", async () => {
    const own = await openOwned();
    const { ana, ion } = own;
    const lock = async (who: TestPerson, by: TestPerson) =>
      by.post(`/staff/people/${who.id}/lock`, { version: 0 });
    const answers = await Promise.all([lock(ion, ana), lock(ana, ion)]);
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    const [left] = await own.active();
    const last = left === ana.id ? ana : ion;
    expect(await own.active()).toHaveLength(1);
    const refused = await act("lock", last.id, last);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Magazinul trebuie să aibă cel puțin un proprietar activ.",
    ]);
    const version = await versionOf(last.id, last);
    const roles = [await aRole(shop, ["orders:view"])];
    const stripped = await shop.put(`/staff/people/${last.id}`, { version, roles }, last);
    expect(stripped.body.errors).toEqual({
      roles: ["Magazinul trebuie să aibă cel puțin un proprietar activ."],
    });
    expect((await shop.delete(`/staff/people/${last.id}?version=${version}`, last)).status).toBe(409);
    expect(await own.active()).toEqual([last.id]);
  });

  it("the last owner can be re-invited from the command line", async () => {
    const ion = await letIn(shop, "singur@example.com");
    const refused = await shop.api.staff.invite({ email: ion.email, role: undefined, again: false });
    expect(refused).toEqual({ ok: false, error: "is-in" });
    const again = await shop.api.staff.invite({ email: ion.email, role: undefined, again: true });
    expect(again).toMatchObject({ ok: true, link: expect.stringContaining("/admin/invitation/") });
    expect((await ion.get("/staff/me")).status).toBe(401);
    const unknown = await shop.api.staff.invite({ email: "x@example.com", role: "Nimic", again: false });
    expect(unknown).toEqual({ ok: false, error: "unknown-role" });
  });

  /** Opens a shop whose only active owners are Ana and Ion. */
  async function openOwned() {
    await shop.query("update staff_member set state = 'locked' where state = 'active'");
    const ana = await aPerson(shop, { permissions: "owner" });
    const ion = await aPerson(shop, { permissions: "owner" });
    const active = async (): Promise<number[]> =>
      (await shop.query<{ id: number }>("select id from staff_member where state = 'active'")).map(
        ({ id }) => id,
      );
    return { ana, ion, active };
  }
});

describe("roles", () => {
  it("roles can be created, changed for all members, and removed when unused", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const made = await owner.post("/staff/roles", {
      name: "Ambalare",
      permissions: ["shipments:edit", "orders:view"],
    });
    expect(made.body.data).toMatchObject({
      name: "Ambalare",
      permissions: ["orders:view", "shipments:edit"],
      is_owner: false,
      people: 0,
      version: 1,
    });
    const { id } = made.body.data;
    const packer = await aPerson(shop, { permissions: ["reviews:view"] });
    await shop.query("insert into staff_member_role values ($1, $2)", [packer.id, id]);
    expect((await packer.get("/staff/orders")).status).toBe(200);
    const changed = await owner.put(`/staff/roles/${id}`, { version: 1, permissions: ["shipments:edit"] });
    expect(changed.body.data).toMatchObject({ permissions: ["shipments:edit"], people: 1, version: 2 });
    expect((await packer.get("/staff/orders")).status).toBe(403);
    const used = await owner.delete(`/staff/roles/${id}?version=2`);
    expect([used.status, used.body.data]).toEqual([409, { people: 1 }]);
    await shop.query("delete from staff_member_role where role_id = $1", [id]);
    expect((await owner.delete(`/staff/roles/${id}?version=1`)).status).toBe(409);
    expect((await owner.delete(`/staff/roles/${id}?version=2`)).body.data).toEqual({ id, version: 3 });
    expect((await owner.get(`/staff/roles/${id}`)).status).toBe(404);
  });

  it("the owner's role cannot be changed or removed, and includes the permission to edit roles", async () => {
    const owner = await aPerson(shop, { permissions: "owner" });
    const [first] = (await owner.get("/staff/roles")).body.data;
    expect(first).toMatchObject({ name: "Proprietar", is_owner: true });
    expect(first.permissions).toContain("roles:edit");
    const change = { ...owner, body: { version: 0, permissions: ["orders:view"] } };
    expect((await shop.send("PUT", `/staff/roles/${first.id}`, change)).status).toBe(403);
    expect((await owner.delete(`/staff/roles/${first.id}?version=0`)).status).toBe(403);
  });
});
