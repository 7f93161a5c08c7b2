import { HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { createApi, type LogEntry } from "../../../../index.ts";
import { aPerson } from "../../../../testing/test-staff.ts";
import { type Answer, openTestShop } from "../../../../testing/test-shop.ts";
import { historyOf } from "../../changes/index.ts";
import { openDatabase } from "../../../../db/database.ts";

const shop = await openTestShop();
const owner = shop.staff;
const holding = (key: string) => shop.callerWith({ [HEADERS.staffKey]: key });
let made = 0;

async function create(
  permissions: string[],
  giver = owner,
  name = `Program ${(made += 1)}`,
): Promise<Answer> {
  return giver.post("/staff/keys", { name, permissions });
}

it("an API key allows only calls for which it has the permission", async () => {
  const { status, body } = await create(["orders:view"]);
  expect(status).toBe(200);
  const key = holding(body.data.key);
  expect((await key.get("/staff/orders")).status).toBe(200);
  expect(await key.get("/staff/reviews")).toEqual({
    status: 403,
    body: { message: "Nu ai dreptul necesar pentru această acțiune." },
  });
  expect((await key.put("/staff/orders/1/status", {})).status).toBe(403);
  expect((await create(["orders:view"], key)).status).toBe(403);
});

it("an API key is shown once and stored only as a digest", async () => {
  const { body } = await create(["reviews:view", "orders:view"], owner, "Depozit");
  const { key, ...reported } = body.data;
  expect(reported).toMatchObject({
    name: "Depozit",
    permissions: ["orders:view", "reviews:view"],
    last_used_at: null,
    revoked_at: null,
    version: 1,
  });
  const listed = await owner.get("/staff/keys");
  expect(listed.body.data.find(({ id }: { id: number }) => id === reported.id)).toEqual(reported);
  expect((await owner.get(`/staff/keys/${reported.id}`)).body.data).toEqual(reported);
  expect((await owner.get("/staff/keys/2147483647")).status).toBe(404);
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const rows = await shop.query("select * from staff_key");
  expect(JSON.stringify(rows)).not.toContain(key);
});

it("an API key cannot have permissions that its creator lacks", async () => {
  const giver = await aPerson(shop, { permissions: ["keys:edit", "orders:view"] });
  const refused = await create(["orders:view", "prices:edit"], giver);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { permissions: ["Nu poți acorda drepturi pe care nu le ai: prices:edit."] },
  ]);
  const created = await create(["orders:view"], giver);
  expect([created.status, created.body.data.made_by]).toEqual([200, giver.name]);
});

it("no API key, new or old, can manage keys, members or roles", async () => {
  const refused = await create(["orders:view", "keys:edit", "staff:edit", "roles:edit"]);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      permissions: [
        "O cheie nu poate primi drepturile: keys:edit, staff:edit, roles:edit. Doar o persoană poate acorda accesul.",
      ],
    },
  ]);
  const { body } = await create(["orders:view"]);
  await shop.query(
    "update staff_key set permissions = '{orders:view,keys:edit,staff:edit,roles:edit}' where id = $1",
    [body.data.id],
  );
  const key = holding(body.data.key);
  expect((await create(["orders:view"], key)).status).toBe(403);
  for (const path of ["/staff/people", "/staff/roles"]) expect((await key.post(path, {})).status).toBe(403);
  expect((await key.get("/staff/orders")).status).toBe(200);
});

it.each(["lock", "removal"] as const)(
  "an API key is permanently revoked with the %s of its creator",
  async (end) => {
    const maker = await aPerson(shop, { permissions: ["keys:edit", "orders:view"] });
    const { body } = await create(["orders:view"], maker);
    const path = `/staff/people/${maker.id}`;
    expect((await owner.get(path)).body.data.keys).toEqual([body.data.name]);
    const ended =
      end === "lock"
        ? await owner.post(`${path}/lock`, { version: 0 })
        : await owner.delete(`${path}?version=0`);
    expect(ended.status).toBe(200);
    expect((await shop.get("/staff/orders", holding(body.data.key))).status).toBe(401);
    if (end === "lock") await owner.post(`${path}/unlock`, { version: 1 });
    expect((await shop.get("/staff/orders", holding(body.data.key))).status).toBe(401);
    const log = await owner.get(`/staff/changes?subject_kind=key&subject_id=${body.data.id}`);
    expect(log.body.data[0].sentence).toBe(
      `Cheia „${body.data.name}” a fost retrasă odată cu accesul persoanei care a creat-o.`,
    );
  },
);

it("an API key can be revoked only by someone with all of its permissions", async () => {
  const { body: greater } = await create(["orders:view", "prices:edit"]);
  const { body: lesser } = await create(["orders:view"]);
  const giver = await aPerson(shop, { permissions: ["keys:edit", "orders:view"] });
  const refused = await giver.delete(`/staff/keys/${greater.data.id}`);
  expect(refused).toEqual({
    status: 403,
    body: { message: "Nu ai dreptul necesar pentru această acțiune." },
  });
  expect((await shop.get("/staff/orders", holding(greater.data.key))).status).toBe(200);
  expect((await giver.delete(`/staff/keys/${lesser.data.id}`)).status).toBe(200);
  expect((await shop.get("/staff/orders", holding(lesser.data.key))).status).toBe(401);
});

it("an API key loses removed permissions at once and cannot gain any", async () => {
  const { body } = await create(["orders:view", "reviews:view"]);
  const { key, id, version } = body.data;
  const narrow = (permissions: string[], expectedVersion: number | undefined, as = owner) =>
    as.put(`/staff/keys/${id}/permissions`, { permissions, version: expectedVersion });
  const lesser = await aPerson(shop, { permissions: ["keys:edit", "orders:view"] });
  expect((await narrow(["orders:view"], version, lesser)).status).toBe(403);
  const more = await narrow(["orders:view", "prices:edit"], version);
  expect([more.status, more.body.errors]).toEqual([
    422,
    { permissions: ["O cheie nu poate primi drepturi noi. Creează alta: prices:edit."] },
  ]);
  const narrowed = await narrow(["orders:view"], version);
  expect(narrowed.body.data).toMatchObject({ permissions: ["orders:view"], version: version + 1 });
  expect((await shop.get("/staff/orders", holding(key))).status).toBe(200);
  expect((await shop.get("/staff/reviews", holding(key))).status).toBe(403);
  expect((await narrow(["orders:view"], version)).status).toBe(409);
  expect((await narrow([], version + 1)).status).toBe(422);
  await owner.delete(`/staff/keys/${id}`);
  expect((await narrow(["orders:view"], undefined)).body.errors).toEqual({
    permissions: ["Cheia a fost retrasă."],
  });
});

it("a revoked API key stays revoked", async () => {
  const { body } = await create(["orders:view"]);
  const { key, id } = body.data;
  const revoked = await owner.delete(`/staff/keys/${id}`);
  expect(revoked.body.data).toMatchObject({ id, revoked_at: expect.any(String), version: 2 });
  expect((await shop.get("/staff/orders", holding(key))).status).toBe(401);
  expect((await owner.delete(`/staff/keys/${id}`)).body).toEqual(revoked.body);
  expect((await owner.delete("/staff/keys/999999")).status).toBe(404);
});

it.each([
  [{ permissions: ["orders:view"] }, "name"],
  [{ name: "Fără drepturi", permissions: [] }, "permissions"],
  [{ name: "Fără drepturi" }, "permissions"],
  [{ name: "Altceva", permissions: ["orders:destroy"] }, "permissions.0"],
])("creating an API key with %j is refused with an error for the field %s", async (sent, field) => {
  const { status, body } = await owner.post("/staff/keys", sent);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

it("an API key's name is unique, even after revocation", async () => {
  const sent = [1, 2, 3].map(() => create(["orders:view"], owner, "Contabilitate"));
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const id = answers.find(({ status }) => status === 200)?.body.data.id;
  await owner.delete(`/staff/keys/${id}`);
  const again = await create(["orders:view"], owner, "Contabilitate");
  expect(again.body.errors).toEqual({ name: ["Există deja o cheie cu această denumire: scrie alta."] });
});

it("the audit log records who creates and revokes an API key", async () => {
  const giver = await aPerson(shop, { permissions: ["keys:edit", "orders:edit"], name: "Director" });
  const { body } = await create(["orders:edit"], giver, "Curier");
  await owner.delete(`/staff/keys/${body.data.id}`);
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  const history = await historyOf(db, { kind: "key", id: body.data.id });
  await close();
  expect(history.map(({ actor, sentence }) => [actor.kind, actor.name, sentence])).toEqual([
    ["staff", "Magazin", "Cheia „Curier” a fost retrasă."],
    ["staff", "Director", "Cheia „Curier” a fost creată, cu drepturile orders:edit."],
  ]);
  const { body: program } = await create(["orders:edit"]);
  const logged: LogEntry[] = [];
  const api = createApi({ ...shop.config, log: (entry) => logged.push(entry) });
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, [HEADERS.staffKey]: program.data.key };
  const path = "http://api.test/api/v1/staff/orders/999999/notes/1?version=1";
  await api.fetch(new Request(path, { method: "DELETE", headers }));
  await api.close();
  expect(logged).toMatchObject([
    { message: "A staff call was handled.", by: `key ${program.data.id}`, status: 404 },
  ]);
});

it("an API key's last-used time is accurate to within ten minutes", async () => {
  const { body } = await create(["orders:view"]);
  const { key, id } = body.data;
  const lastUsed = async (): Promise<string | undefined> => {
    const { body } = await owner.get("/staff/keys");
    return body.data.find((row: { id: number }) => row.id === id).last_used_at;
  };
  await shop.get("/staff/orders", holding(key));
  expect(Date.now() - Date.parse((await lastUsed()) ?? "")).toBeLessThan(60_000);
  const aWhileAgo = new Date(Date.now() - 8 * 60_000);
  await shop.query("update staff_key set last_used_at = $2 where id = $1", [id, aWhileAgo]);
  await shop.get("/staff/orders", holding(key));
  expect(await lastUsed()).toBe(aWhileAgo.toISOString());
});

it("an API key expires at the chosen time", async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const requested = { name: "Pe scurt", permissions: ["orders:view"], expires_at: later };
  const { body } = await owner.post("/staff/keys", requested);
  expect(body.data.expires_at).toBe(later);
  expect((await shop.get("/staff/orders", holding(body.data.key))).status).toBe(200);
  await shop.query("update staff_key set expires_at = now() - interval '1 second' where id = $1", [
    body.data.id,
  ]);
  expect((await shop.get("/staff/orders", holding(body.data.key))).status).toBe(401);
});

it("an API key's expiry can be changed until the key is revoked", async () => {
  const requested = { name: "Pe mai mult", permissions: ["orders:view"] };
  const { body } = await owner.post("/staff/keys", requested);
  const { id, key, version } = body.data;
  const change = (expires_at: string | null, expectedVersion?: number) =>
    owner.put(`/staff/keys/${id}`, { expires_at, version: expectedVersion });
  const over = await change("2026-01-02T21:59:59.000Z", version);
  expect(over.body.data).toMatchObject({ expires_at: "2026-01-02T21:59:59.000Z", version: version + 1 });
  expect((await shop.get("/staff/orders", holding(key))).status).toBe(401);
  const stale = await change(null, version);
  expect([stale.status, stale.body.data.version]).toEqual([409, version + 1]);
  expect((await change(null)).body.data.expires_at).toBeNull();
  expect((await shop.get("/staff/orders", holding(key))).status).toBe(200);
  const [reported] = await shop.query(
    "select sentence from change where subject_kind = 'key' and subject_id = $1 and version = 2",
    [String(id)],
  );
  expect(reported).toEqual({ sentence: "Cheia „Pe mai mult” este valabilă până la 02.01.2026." });
  await owner.delete(`/staff/keys/${id}`);
  expect((await change(null)).body.errors).toEqual({ expires_at: ["Cheia a fost retrasă."] });
});
