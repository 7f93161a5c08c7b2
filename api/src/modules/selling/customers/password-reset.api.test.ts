import { HEADERS } from "@curat/contract/headers.values";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../../../index.ts";
import { hasEmailProof } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const OLD = "vara trecută la mare";
const NEW = "iarna viitoare la munte";
const EMAIL = "ana@example.com";
const SAME_MESSAGE =
  "Dacă există un cont cu această adresă, ți-am trimis un e-mail cu linkul de resetare a parolei.";
const USELESS = { token: ["Linkul de resetare nu mai este valabil. Cere un e-mail nou."] };

beforeAll(() =>
  shop.api.importShop({ customers: [{ email: EMAIL, firstName: "Ana", lastName: "Pop", password: OLD }] }),
);

const requestReset = (email: string) => shop.post("/user/auth/password/reset", { email });
const login = (password: string) => shop.post("/user/auth/login", { email: EMAIL, password });
const waitingMails = () =>
  shop.query("select 1 from graphile_worker.jobs where task_identifier like '%_mail'");

async function mailedTokens(): Promise<string[]> {
  const api = createApi({ ...shop.config, log: () => {} });
  const worker = await api.startWorker();
  await expect.poll(waitingMails).toEqual([]);
  await worker.stop();
  await api.close();
  const { mailFolder } = shop.config;
  const mails = await Promise.all((await listMails(mailFolder)).map(({ id }) => readMail(mailFolder, id)));
  return mails.flatMap((mail) => /\/password-reset\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? []);
}

async function aToken(): Promise<string> {
  await shop.query("delete from login_failure");
  await requestReset(EMAIL);
  const [token] = await mailedTokens();
  if (token === undefined) throw new Error("No mail with a token was sent.");
  return token;
}

describe("requesting a password reset", () => {
  it("a reset request gets the same response for unknown addresses, but emails only known ones", async () => {
    const answers = [await requestReset(EMAIL), await requestReset("nimeni@example.com")];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { data: null, message: SAME_MESSAGE }]);
    expect(await mailedTokens()).toHaveLength(1);
    const [mail] = await listMails(shop.config.mailFolder);
    expect(mail).toMatchObject({ to: EMAIL, subject: "Curat: Resetarea parolei" });
  });

  it("eight reset requests for an address enqueue five emails and get the same response", async () => {
    for (let requested = 0; requested < 8; requested += 1)
      expect((await requestReset("des@example.com")).body.message).toBe(SAME_MESSAGE);
    expect(await waitingMails()).toHaveLength(5);
  });

  it("a reset request requires a valid address", async () => {
    const { status, body } = await requestReset("ana@");
    expect([status, body.errors]).toEqual([422, { email: ["Adresa de e-mail nu este validă."] }]);
  });

  it("a reset request stores the token only in the email", async () => {
    const token = await aToken();
    const rows = await shop.query<{ row: string }>(
      "select r::text as row from password_reset r union all select payload::text from graphile_worker._private_jobs",
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe("the emailed reset token", () => {
  it.each([
    ["/user/auth/password-reset", "password_confirmation", "token"],
    ["/auth/reset", "password_confirm", "reset_token"],
  ])("the token sets a new password at %s once, and ends every session", async (path, confirm, name) => {
    await shop.api.importShop({
      customers: [{ email: EMAIL, firstName: "Ana", lastName: "Pop", password: OLD }],
    });
    const { user_token: session } = (await login(OLD)).body.data;
    const token = await aToken();
    const body = { password: NEW, [confirm]: NEW, [name]: token };
    const done = await shop.post(path, body);
    expect([done.status, done.body]).toEqual([200, { data: null, message: "Parola a fost modificata." }]);
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([422, 200]);
    expect((await shop.get("/user", { headers: { [HEADERS.userToken]: session } })).status).toBe(401);
    const again = await shop.post(path, body);
    expect([again.status, again.body.errors]).toEqual([422, USELESS]);
    expect(await hasEmailProof(shop, EMAIL)).toBe(true);
  });

  it("a used token sends one email that informs the owner of the new password", async () => {
    const token = await aToken();
    const news = async (): Promise<number> => {
      await mailedTokens();
      const mails = await listMails(shop.config.mailFolder);
      return mails.filter(
        ({ to, subject }) => to === EMAIL && subject === "Curat: Parola ta a fost schimbată",
      ).length;
    };
    const before = await news();
    await shop.post("/auth/reset", { password: NEW, password_confirm: NEW, reset_token: token });
    expect(await news()).toBe(before + 1);
  });

  it("concurrent requests can use the token only once", async () => {
    const token = await aToken();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        shop.post("/auth/reset", { password: NEW, password_confirm: NEW, reset_token: token }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it("a token is invalid after an hour, after another token was used, or if never issued", async () => {
    const late = await aToken();
    await shop.query("update password_reset set expires_at = expires_at - interval '60 minutes'");
    const unused = await aToken();
    const used = await aToken();
    const reset = (token: string) =>
      shop.post("/auth/reset", { password: NEW, password_confirm: NEW, reset_token: token });
    expect((await reset(late)).body.errors).toEqual(USELESS);
    expect((await reset(used)).status).toBe(200);
    expect((await reset(unused)).body.errors).toEqual(USELESS);
    expect((await reset("nimic")).body.errors).toEqual(USELESS);
  });

  it.each([
    [{ password: "" }, { password: ["Câmpul Parolă este obligatoriu."] }],
    [{ password_confirm: "altceva" }, { password_confirm: ["Parolele nu coincid."] }],
    [{ reset_token: undefined }, { token: ["Câmpul Cod de resetare este obligatoriu."] }],
    [
      { password: "ana@example.com", password_confirm: "ana@example.com" },
      { password: ["Parola este prea ușor de ghicit. Alege alta."] },
    ],
  ])("the token is not consumed by a request with %j", async (changes, errors) => {
    const reset_token = await aToken();
    const { status, body } = await shop.post("/auth/reset", {
      password: NEW,
      password_confirm: NEW,
      reset_token,
      ...changes,
    });
    expect([status, body.errors]).toEqual([422, expect.objectContaining(errors)]);
    const right = await shop.post("/auth/reset", { password: NEW, password_confirm: NEW, reset_token });
    expect(right.status).toBe(200);
  });
});

it("the welcome email links to the account and does not contain the name", async () => {
  await shop.post("/user/auth/register", {
    firstname: "Ion",
    lastname: "Popa",
    email: "ion@example.com",
    password: NEW,
    password_confirm: NEW,
    terms: true,
  });
  await mailedTokens();
  const mails = await listMails(shop.config.mailFolder);
  const welcome = mails.find(({ to }) => to === "ion@example.com");
  expect(welcome?.subject).toBe("Curat: Contul tău a fost creat");
  const mail = await readMail(shop.config.mailFolder, welcome?.id ?? "");
  // Ion has not verified the address yet, so the email must not contain his name.
  expect(mail?.text).toContain("Bună!");
  expect(`${mail?.text}${mail?.html}`).not.toContain("Ion");
  expect(mail?.text).toContain("http://localhost:3000/account/info");
});
