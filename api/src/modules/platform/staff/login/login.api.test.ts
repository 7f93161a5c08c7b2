import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { createApi, type LogEntry } from "../../../../index.ts";
import { type Answer, openTestShop } from "../../../../testing/test-shop.ts";
import { softPasskey } from "../../../../testing/soft-passkey.ts";
import {
  accept,
  anInvitation,
  aPerson,
  begin,
  codeOf,
  later,
  letIn,
  type LetIn,
  PASSWORD,
  shownAgo,
} from "../../../../testing/test-staff.ts";

const shop = await openTestShop();
const ORIGIN = "http://localhost:3000";
const login = (email: string, password = PASSWORD, visitor = "192.0.2.1"): Promise<Answer> =>
  shop.post("/staff/login", { email, password }, { headers: { [HEADERS.visitor]: visitor } });
const finish = (sent: object, headers: Record<string, string> = {}): Promise<Answer> =>
  shop.post("/staff/login/second-factor", sent, { headers });
const asking = (token: string) => shop.callerWith({ [HEADERS.staffToken]: token });
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();

async function startOf({ email }: Pick<LetIn, "email">, visitor?: string): Promise<string> {
  const { status, body } = await login(email, PASSWORD, visitor);
  expect(status).toBe(200);
  return body.data.login;
}

describe("an invitation", () => {
  it("an invitation creates an account with name, password and second factor", async () => {
    const token = await anInvitation(shop, "ana@example.com");
    const invitation = await shop.post("/staff/invitation", { token });
    expect(invitation.body.data).toMatchObject({ email: "ana@example.com", roles: ["Proprietar"] });
    expect(invitation.body.data).toMatchObject({ is_begun: false, factor: null });
    const { browser, factor } = await begin(shop, token);
    const { secret, uri } = factor.totp;
    expect(uri).toContain(`secret=${secret}`);
    const again = await shop.post("/staff/invitation", { token, browser });
    expect(again.body.data.factor.totp.secret).toBe(secret);
    const sent = { token, browser, factor: "totp", code: codeOf(secret) };
    const { status, body } = await accept(shop, sent);
    expect(status).toBe(200);
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    const me = await shop.get("/staff/me", asking(body.data.staff_token));
    expect(me.body.data).toMatchObject({
      name: "Ana Pop",
      is_owner: true,
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
      seen_as: null,
    });
    expect((await accept(shop, sent)).status).toBe(404);
    expect((await shop.post("/staff/invitation", { token })).status).toBe(404);
  });

  it("an invitation shows its secret only to the browser that started it last", async () => {
    const token = await anInvitation(shop, "citit@example.com");
    const reader = await begin(shop, token);
    const stranger = await shop.post("/staff/invitation", { token });
    expect(stranger.body.data).toMatchObject({ is_begun: true, factor: null });
    const own = await begin(shop, token);
    expect(own.factor.totp.secret).not.toBe(reader.factor.totp.secret);
    const invitation = await shop.post("/staff/invitation", { token, browser: reader.browser });
    expect(invitation.body.data.factor).toBeNull();
    const code = codeOf(reader.factor.totp.secret);
    const late = await accept(shop, { token, browser: reader.browser, factor: "totp", code });
    expect([late.status, late.body.errors]).toEqual([
      422,
      { code: ["Invitația a fost începută în alt browser. Reîncarcă pagina și începe din nou aici."] },
    ]);
    const sent = { token, browser: own.browser, factor: "totp", code: codeOf(own.factor.totp.secret) };
    expect((await accept(shop, sent)).status).toBe(200);
  });

  it("only one of two concurrent requests accepts an invitation", async () => {
    const token = await anInvitation(shop, "deodata@example.com");
    const { browser, factor } = await begin(shop, token);
    const { secret } = factor.totp;
    const sent = { token, browser, factor: "totp", code: codeOf(secret) };
    expect(statusesOf(await Promise.all([accept(shop, sent), accept(shop, sent)]))).toEqual([200, 404]);
  });

  it.each([
    [{ password: "parola12345", password_confirm: "parola12345" }, "password"],
    [{ password_confirm: "altceva" }, "password_confirm"],
    [{ name: "www.exemplu.ro" }, "name"],
    [{ code: "000000" }, "code"],
    [{ factor: "nimic" }, "factor"],
  ])("an invitation refuses %j with an error for the field %s and remains valid", async (wrong, field) => {
    const email = `gresit-${field}@example.com`;
    const token = await anInvitation(shop, email);
    const { browser, factor } = await begin(shop, token);
    const { secret } = factor.totp;
    const sent = { token, browser, factor: "totp", code: codeOf(secret) };
    const { status, body } = await accept(shop, { ...sent, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await accept(shop, sent)).status).toBe(200);
  });

  it("an invitation expires after 72 hours or when its member is locked", async () => {
    const token = await anInvitation(shop, "tarziu@example.com");
    const hours = await shop.query<{ hours: number }>(
      "select extract(epoch from max(expires_at) - now())::float / 3600 as hours from staff_link",
    );
    expect(hours[0]?.hours).toBeCloseTo(72, 1);
    await shop.query("update staff_link set expires_at = now() - interval '1 second'");
    expect((await shop.post("/staff/invitation", { token })).status).toBe(404);
    const other = await anInvitation(shop, "blocat@example.com");
    await shop.query("update staff_member set state = 'locked' where email = 'blocat@example.com'");
    expect((await shop.post("/staff/invitation", { token: other })).status).toBe(404);
  });

  it("an invited staff member can set up a passkey and log in with it", async () => {
    const passkey = softPasskey("localhost");
    const token = await anInvitation(shop, "cheie@example.com");
    const { browser, factor } = await begin(shop, token);
    const options = factor.passkey;
    expect(options.rp.id).toBe("localhost");
    const foreign = passkey.create(options, "https://altundeva.ro");
    const refused = await accept(shop, { token, browser, factor: "passkey", credential: foreign });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["credential"]]);
    const credential = passkey.create(options, ORIGIN);
    const { status } = await accept(shop, {
      token,
      browser,
      factor: "passkey",
      credential,
      passkey_name: "Telefon",
    });
    expect(status).toBe(200);

    const started = (await login("cheie@example.com")).body.data;
    expect(started.factors).toEqual(["passkey", "recovery"]);
    const shown = { factor: "passkey", credential: passkey.get(started.passkey, ORIGIN) };
    const opened = await finish({ login: started.login, ...shown });
    expect(opened.status).toBe(200);
    const again = (await login("cheie@example.com")).body.data;
    // A signature for one login is invalid for another login.
    expect((await finish({ login: again.login, ...shown })).status).toBe(422);
  });
});

describe("a staff login", () => {
  it("a staff login opens a twelve-hour session with a single-use code", async () => {
    const ana = await letIn(shop, "om-1@example.com");
    await later(shop, ana);
    const started = (await login(ana.email)).body.data;
    expect(started).toMatchObject({ factors: ["totp", "recovery"], passkey: null });
    expect((await shop.get("/staff/me", asking(started.login))).status).toBe(401);
    const code = codeOf(ana.totpSecret);
    const agent = { [HEADERS.visitorAgent]: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" };
    const { body } = await finish({ login: started.login, factor: "totp", code }, agent);
    expect(Date.parse(body.data.expires_at) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    const sessions = await shop.get("/staff/me/sessions", asking(body.data.staff_token));
    expect(sessions.body.data[0]).toMatchObject({ device: "Firefox, Windows", current: true });
    const again = await finish({ login: await startOf(ana), factor: "totp", code });
    expect(again.body.errors).toEqual({ code: ["Codul nu este corect sau a fost deja folosit."] });
    expect(
      (await finish({ login: started.login, factor: "totp", code: codeOf(ana.totpSecret, 1) })).status,
    ).toBe(422);
  });

  it("only one of two concurrent logins can use a code", async () => {
    const ana = await letIn(shop, "om-2@example.com");
    await later(shop, ana);
    const code = codeOf(ana.totpSecret);
    const logins = [await startOf(ana), await startOf(ana)];
    const answers = logins.map((one) => finish({ login: one, factor: "totp", code }));
    expect(statusesOf(await Promise.all(answers))).toEqual([200, 422]);
  });

  it("a staff login accepts each recovery code once, in any spelling", async () => {
    const ana = await letIn(shop, "om-3@example.com");
    const [code = ""] = ana.recoveryCodes;
    const written = code.toUpperCase().replaceAll("-", " ");
    const first = await finish({ login: await startOf(ana), factor: "recovery", code: written });
    expect([first.status, first.body.data.recovery_codes_left]).toEqual([200, 9]);
    const second = await finish({ login: await startOf(ana), factor: "recovery", code });
    expect(second.status).toBe(422);
    const rows = await shop.query("select * from staff_recovery_code");
    expect(JSON.stringify(rows)).not.toContain(ana.recoveryCodes[1]);
  });

  it("a failed staff login does not reveal whether the member exists", async () => {
    const ana = await letIn(shop, "om-4@example.com");
    await anInvitation(shop, "om-5@example.com");
    const locked = await letIn(shop, "om-6@example.com");
    await shop.query("update staff_member set state = 'locked' where id = $1", [locked.id]);
    const answers = await Promise.all([
      login("nimeni@example.com"),
      login(ana.email, "altă parolă lungă"),
      login("om-5@example.com"),
      login(locked.email),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({
          status: 422,
          body: {
            message: "Datele trimise nu sunt valide.",
            errors: { email: ["E-mail sau parolă incorecte."] },
          },
        }),
      ]),
    );
  });

  it("staff logins are rate-limited by network after five wrong passwords", async () => {
    const ana = await letIn(shop, "om-7@example.com");
    const wrong: number[] = [];
    for (let time = 0; time < 6; time += 1)
      wrong.push((await login(ana.email, "altă parolă lungă", "198.51.100.1")).status);
    expect(wrong).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await login(ana.email, PASSWORD, "198.51.100.1")).status).toBe(429);
    expect((await login(ana.email, PASSWORD, "198.51.100.2")).status).toBe(200);
  });

  it("staff logins are rate-limited after five wrong codes", async () => {
    const ana = await letIn(shop, "om-8@example.com");
    await later(shop, ana);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const started = await startOf(ana, `203.0.113.${time}`);
      statuses.push((await finish({ login: started, factor: "totp", code: "000000" })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const started = await startOf(ana, "203.0.113.9");
    expect((await finish({ login: started, factor: "totp", code: codeOf(ana.totpSecret) })).status).toBe(429);
  });

  it("a staff login cannot be completed after its expiry or by a locked member", async () => {
    const ana = await letIn(shop, "om-9@example.com");
    await later(shop, ana);
    const started = await startOf(ana);
    await shop.query("update staff_login set expires_at = now() - interval '1 second' where member_id = $1", [
      ana.id,
    ]);
    const late = await finish({ login: started, factor: "totp", code: codeOf(ana.totpSecret) });
    expect(Object.keys(late.body.errors)).toEqual(["login"]);
    const other = await startOf(ana);
    await shop.query("update staff_member set state = 'locked' where id = $1", [ana.id]);
    expect((await finish({ login: other, factor: "totp", code: codeOf(ana.totpSecret) })).status).toBe(422);
  });

  it("a staff login logs neither tokens nor names", async () => {
    const logged: LogEntry[] = [];
    const api = createApi({ ...shop.config, log: (entry) => logged.push(entry) });
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, "content-type": "application/json" };
    const sendRequest = (path: string, body: object, more = {}) =>
      api.fetch(
        new Request(`http://api.test/api/v1${path}`, {
          method: "POST",
          headers: { ...headers, ...more },
          body: JSON.stringify(body),
        }),
      );
    const person = await aPerson(shop, { permissions: "owner", name: "Zamfira" });
    await sendRequest("/staff/login", { email: person.email, password: "altă parolă lungă" });
    await sendRequest("/staff/logout", {}, person.headers);
    await api.close();
    const text = JSON.stringify(logged);
    expect(text).toContain(`staff ${person.id}`);
    for (const secret of [person.email, person.name, person.headers[HEADERS.staffToken] ?? ""])
      expect(text).not.toContain(secret);
  });
});

describe("a forgotten password", () => {
  const linkOf = async (email: string): Promise<string> => {
    const { createPasswordLink } = await import("../index.ts");
    const { openDatabase } = await import("../../../../db/database.ts");
    const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
    const link = await createPasswordLink({ db, now: () => new Date() }, email);
    await close();
    return link?.token ?? "";
  };
  const NEW = { password: "un cal galben la mare", password_confirm: "un cal galben la mare" };

  it("a password reset request gets the same response for an unknown email, which gets no link", async () => {
    const ana = await letIn(shop, "uitat-1@example.com");
    const answers = await Promise.all(
      [ana.email, "nimeni@example.com"].map((email) => shop.post("/staff/password/forgotten", { email })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await linkOf("nimeni@example.com")).toBe("");
  });

  it("a reset link works once, ends sessions and keeps the second factor", async () => {
    const ana = await letIn(shop, "uitat-2@example.com");
    const token = await linkOf(ana.email);
    const sent = { token, ...NEW };
    const answers = await Promise.all([0, 1].map(() => shop.post("/staff/password", sent)));
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await ana.get("/staff/me")).status).toBe(401);
    expect((await login(ana.email)).status).toBe(422);
    const started = await login(ana.email, NEW.password);
    expect(started.body.data.factors).toEqual(["totp", "recovery"]);
  });

  it("a password cannot be reset by a locked member or with an invitation link", async () => {
    const ana = await letIn(shop, "uitat-3@example.com");
    const token = await linkOf(ana.email);
    await shop.query("update staff_member set state = 'locked' where id = $1", [ana.id]);
    expect((await shop.post("/staff/password", { token, ...NEW })).status).toBe(404);
    const invitation = await anInvitation(shop, "uitat-4@example.com");
    expect((await shop.post("/staff/password", { token: invitation, ...NEW })).status).toBe(404);
  });
});

describe("a staff session", () => {
  it("a staff session ends on expiry or logout", async () => {
    const ana = await aPerson(shop, { permissions: "owner" });
    await shop.query("update staff_session set expires_at = now() - interval '1 second' where id = $1", [
      ana.sessionId,
    ]);
    const over = await ana.get("/staff/me");
    expect([over.status, over.body.error]).toEqual([401, "token_expired"]);
    const ion = await aPerson(shop, { permissions: "owner" });
    expect((await ion.post("/staff/logout", {})).status).toBe(200);
    const ended = await ion.get("/staff/me");
    expect([ended.status, ended.body.error]).toEqual([401, "token_not_provided"]);
  });

  it("a staff session expires 30 minutes after the member's last request", async () => {
    const ana = await aPerson(shop, { permissions: "owner" });
    const usedAgo = (minutes: number) =>
      shop.query("update staff_session set used_at = now() - make_interval(mins => $2) where id = $1", [
        ana.sessionId,
        minutes,
      ]);
    const secondsIdle = async () => {
      const [row] = await shop.query<{ idle: number }>(
        "select extract(epoch from now() - used_at)::float as idle from staff_session where id = $1",
        [ana.sessionId],
      );
      return row?.idle ?? 0;
    };
    await usedAgo(29);
    const background = { headers: { ...ana.headers, [HEADERS.staffBackground]: "1" } };
    expect((await shop.get("/staff/me", background)).status).toBe(200);
    expect(await secondsIdle()).toBeGreaterThan(29 * 60 - 1);
    expect((await ana.get("/staff/me")).status).toBe(200);
    const noted = await secondsIdle();
    expect(noted).toBeLessThan(10);
    // Another request within a minute is not recorded.
    expect((await ana.get("/staff/me")).status).toBe(200);
    expect(await secondsIdle()).toBeGreaterThan(noted);
    await usedAgo(31);
    const over = await ana.get("/staff/me");
    expect([over.status, over.body.error]).toEqual([401, "token_expired"]);
    const member = await shop.get(`/staff/people/${ana.id}`, await aPerson(shop, { permissions: "owner" }));
    expect(member.body.data.sessions).toBe(0);
  });

  it("sensitive calls require a second factor from the last ten minutes", async () => {
    const ana = await letIn(shop, "sesiune-1@example.com");
    const role = { name: "Depozit Cluj", permissions: ["orders:view"] };
    expect((await ana.post("/staff/roles", role)).status).toBe(200);
    await shownAgo(shop, ana, 11);
    const refused = await ana.post("/staff/roles", { ...role, name: "Alt rol" });
    expect([refused.status, refused.body.error]).toEqual([403, "second_factor_required"]);
    expect((await ana.get("/staff/roles")).status).toBe(200);
    await later(shop, ana);
    const wrong = await ana.post("/staff/me/second-factor", { factor: "totp", code: "000000" });
    expect(Object.keys(wrong.body.errors)).toEqual(["code"]);
    const code = codeOf(ana.totpSecret);
    const renewed = await ana.post("/staff/me/second-factor", { factor: "totp", code });
    expect(Date.parse(renewed.body.data.recent_until)).toBeGreaterThan(Date.now() + 590_000);
    expect((await ana.post("/staff/roles", { ...role, name: "Alt rol" })).status).toBe(200);
  });
});
