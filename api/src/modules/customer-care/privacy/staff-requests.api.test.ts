import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { anOrder, anOrderBody } from "../../../testing/test-orders.ts";
import { aPerson, shownAgo } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

async function aRequest(type: "checkdata" | "forgetme"): Promise<{ id: number; customer: LoggedIn }> {
  const customer = await loginAs(shop);
  const sent = await customer.post("/user/gdpr", { type, email: customer.email, comments: "Vă rog." });
  return { id: sent.body.data.id, customer };
}
const read = async (id: number | string) => shop.staff.get(`/staff/privacy-requests/${id}`);
const act = (id: number, what: string, body: object, { headers } = shop.staff) =>
  shop.post(`/staff/privacy-requests/${id}/${what}`, body, { headers });
const idsOf = async (query: string): Promise<number[]> =>
  (await shop.staff.get(`/staff/privacy-requests?per_page=200&${query}`)).body.data.map(
    ({ id }: { id: number }) => id,
  );
const letDaysPass = (id: number, days: number) =>
  shop.query(
    `update privacy_request set created_at = ${daysBefore("created_at", "$2")},
       link_at = ${daysBefore("link_at", "$2")} where id = $1`,
    [id, days],
  );
async function codeMailedTo(email: string, count: number): Promise<string> {
  const links = async () =>
    (await listMails(mailFolder)).filter(({ id, to }) => to === email && id.startsWith("privacy-"));
  await expect.poll(links).toHaveLength(count);
  const texts = await Promise.all((await links()).map(({ id }) => readMail(mailFolder, id)));
  return /date-personale\/(\S+)/.exec(texts[0]?.text ?? "")?.[1] ?? "";
}

describe("a privacy request in the back office", () => {
  it("a privacy request shows the person, the days left and the effect of an erasure", async () => {
    const { id, customer } = await aRequest("forgetme");
    const body = anOrderBody({ customer: { email: customer.email } });
    await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer, body });
    const { data } = (await read(id)).body;
    expect(data).toMatchObject({
      type: "forgetme",
      state: "open",
      email: customer.email,
      comments: "Vă rog.",
      deadline: { days_left: 30, state: "running" },
      version: 0,
    });
    const stored = Object.fromEntries(
      data.stored.map(({ what, fate, count }: { what: string; fate: string; count: number }) => [
        what,
        [fate, count],
      ]),
    );
    expect(stored).toMatchObject({
      Cont: ["goes", 1],
      Comenzi: ["nameless", 1],
      "Cereri despre date": ["nameless", 1],
    });
    for (const unknown of ["x", "0", "2000000000"]) expect((await read(unknown)).status).toBe(404);
  });

  it("staff can send a new link for another day, which invalidates the old one", async () => {
    const { id, customer } = await aRequest("checkdata");
    const first = await codeMailedTo(customer.email, 1);
    await letDaysPass(id, 3);
    expect((await shop.get(`/privacy/${first}`)).status).toBe(404);
    expect((await act(id, "link", { version: 0 })).body.data).toMatchObject({ state: "open", version: 1 });
    const second = await codeMailedTo(customer.email, 2);
    expect(second).not.toBe(first);
    expect((await shop.get(`/privacy/${second}`)).status).toBe(200);
    expect((await shop.get(`/privacy/${first}`)).status).toBe(404);
    expect((await shop.post(`/privacy/${second}/data`, {})).status).toBe(200);
    expect((await read(id)).body.data).toMatchObject({ state: "done", deadline: null, closed_by: "" });
    expect((await act(id, "link", { version: 1 })).status).toBe(409);
  });

  it("staff can close a request with a reason, which invalidates its link", async () => {
    const { id, customer } = await aRequest("forgetme");
    const code = await codeMailedTo(customer.email, 1);
    const without = await act(id, "close", { reason: " ", version: 0 });
    expect(without.body.errors).toEqual({ reason: ["Câmpul Motiv este obligatoriu."] });
    const closed = await act(id, "close", { reason: "Ai o comandă în curs.", version: 0 });
    expect(closed.body.data).toMatchObject({ state: "done", reason: "Ai o comandă în curs." });
    await expect.poll(() => readMail(mailFolder, `privacy-closed-${id}`)).toBeDefined();
    expect((await readMail(mailFolder, `privacy-closed-${id}`))?.text).toContain("Ai o comandă în curs.");
    expect((await shop.post(`/privacy/${code}/erase`, {})).status).toBe(404);
    expect((await act(id, "close", { reason: "Încă o dată.", version: 1 })).status).toBe(409);
  });

  it("staff can carry out an erasure request once, with a recent second factor", async () => {
    const { id, customer } = await aRequest("forgetme");
    const person = await aPerson(shop, { permissions: ["customers:view", "customers:erase"], name: "Radu" });
    await shownAgo(shop, person, 11);
    expect((await act(id, "erase", { version: 0 }, person)).body.error).toBe("second_factor_required");
    await shownAgo(shop, person, 1);
    const both = await Promise.all([1, 2].map(() => act(id, "erase", { version: 0 }, person)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(id)).body.data).toMatchObject({
      state: "done",
      closed_by: "Radu",
      name: "",
      email: "",
      comments: "",
      stored: null,
    });
    expect((await shop.get("/user", customer)).status).toBe(401);
    const [change] = await shop.query<{ sentence: string }>(
      "select * from change where subject_kind = 'privacy_request' and subject_id = $1",
      [String(id)],
    );
    expect(change?.sentence).toBe(`Cererea privind datele ${id}: datele au fost șterse.`);
    expect(JSON.stringify(change)).not.toContain(customer.email);
  });

  it("an erasure is refused for a request for a copy of the data, and for a stale version", async () => {
    const [copy, erasure] = [await aRequest("checkdata"), await aRequest("forgetme")];
    expect((await act(copy.id, "erase", { version: 0 })).status).toBe(409);
    expect((await act(erasure.id, "erase", { version: 5 })).status).toBe(409);
    for (const { customer } of [copy, erasure]) expect((await shop.get("/user", customer)).status).toBe(200);
  });
});

it("privacy requests can be filtered by kind, deadline, state and person, and sorted by age", async () => {
  const [late, fresh] = [await aRequest("checkdata"), await aRequest("forgetme")];
  await letDaysPass(late.id, 32);
  expect(await idsOf("deadline=late")).toEqual([late.id]);
  expect(await idsOf("deadline=running&type=forgetme")).toContain(fresh.id);
  expect(await idsOf(`q=${fresh.customer.email.toUpperCase()}`)).toEqual([fresh.id]);
  await act(late.id, "close", { reason: "Gata.", version: 0 });
  expect(await idsOf("deadline=late")).toEqual([]);
  expect(await idsOf("state=done")).toContain(late.id);
  const all = await idsOf("state=all");
  expect(await idsOf("state=all&sort=newest")).toEqual(all.toReversed());
});
