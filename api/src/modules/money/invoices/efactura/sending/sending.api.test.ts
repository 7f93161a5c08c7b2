import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { ANAF_CLIENT, startAnaf } from "@curat/stand-ins/anaf";
import { zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../../../db/database.ts";
import { aFreePort } from "../../../../../testing/free-port.ts";
import { PRODUCT } from "../../../../../testing/test-catalogue.ts";
import { PAYMENT_SETTINGS, anOrder } from "../../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../../testing/test-shop.ts";
import { beginLogin, finishLogin, withToken } from "../anaf/connection.service.ts";
import { endRenewing, claimRenewal } from "../anaf/connection.store.ts";
import { stepEfactura } from "./efactura.tasks.ts";
import { readLists } from "./fetch.ts";
import { EFACTURA_SETTINGS, logInAt } from "./test-anaf.ts";

const shop = await openTestShop();
const { staff } = shop;
// Starts ahead of the shop's clock, which sets the time when invoices are queued.
let ms = Date.now() + 3_600_000;
const anaf = await startAnaf({ port: 0, now: () => new Date(ms) });
afterAll(() => anaf.close());
const account = {
  loginUrl: anaf.url,
  apiUrl: anaf.url,
  clientId: ANAF_CLIENT.id,
  clientSecret: ANAF_CLIENT.secret,
  environment: "test" as const,
};
const away = { ...account, apiUrl: `http://127.0.0.1:${await aFreePort()}` };
const contextAt = (efactura = account) => ({
  db: shop.db,
  now: () => new Date(ms),
  config: { ...shop.config, efactura },
  log: () => undefined,
});
const context = contextAt();
const actor = { kind: "staff" as const, id: "1", name: "Ana" };
const connect = async () => {
  const { code, state } = await logInAt((await beginLogin(context, "Ana")) ?? "");
  return finishLogin(context, { code, state, by: "Ana", actor });
};
const set = (changes: object = {}) =>
  shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: { ...EFACTURA_SETTINGS, ...changes } } });
const step = async (minutes = 0, at = context) => {
  ms += minutes * 60_000;
  await stepEfactura(at);
};
async function anInvoice(): Promise<number> {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
  return (await staff.post(`/staff/orders/${order.id}/invoice`)).body.data.id;
}
const documentOf = async (id: number) =>
  (await shop.query("select * from efactura_document where invoice_id = $1", [id]))[0];
const attemptsOf = (id: number) =>
  shop.query("select * from efactura_attempt where invoice_id = $1 order by id", [id]);

beforeAll(() => set());
beforeEach(() => shop.query("delete from efactura_document"));

describe("an invoice on its way to ANAF", () => {
  it("an invoice waits until the shop is connected, and is then sent, accepted and stored", async () => {
    const id = await anInvoice();
    await step();
    expect([(await documentOf(id))?.state, await attemptsOf(id)]).toEqual(["valid", []]);
    expect(await connect()).toEqual({ ok: true, value: undefined });
    await step();
    expect(await documentOf(id)).toMatchObject({ state: "sent" });
    await step(2);
    expect(await documentOf(id)).toMatchObject({ state: "accepted", problems: [] });
    const [message] = await shop.query("select * from efactura_message where invoice_id = $1", [id]);
    expect(message).toMatchObject({ kind: "sent", party: "Curat Test SRL", zip: expect.any(Buffer) });
    expect(await attemptsOf(id)).toMatchObject([{ ended: "sent", settled: "accepted" }]);
  });

  it("an invoice is not queued when the shop does not use e-Factura", async () => {
    await set({ efactura: false });
    expect(await documentOf(await anInvoice())).toBeUndefined();
    await set();
  });

  it("an invoice that violates e-Factura rules is blocked, and the violations are shown", async () => {
    await set({ efactura: false, street: "" });
    const id = await anInvoice();
    await set();
    await shop.query(
      "insert into efactura_document (invoice_id, state, queued_at, due_on, next_at) values ($1, 'draft', now(), now(), now() - interval '1 hour')",
      [id],
    );
    await step();
    expect(await documentOf(id)).toMatchObject({
      state: "draft",
      next_at: null,
      problems: [{ rule: "BR-RO-081", field: "seller.address.street" }],
    });
  });

  it("an invoice has one attempt at a time, and recorded attempts cannot be changed", async () => {
    const id = await anInvoice();
    await step();
    const again = shop.query(
      "insert into efactura_attempt (invoice_id, started_at, xml) values ($1, now(), '<x/>')",
      [id],
    );
    await expect(again).rejects.toThrow("efactura_attempt_one");
    const other = shop.query("update efactura_attempt set xml = '<y/>' where invoice_id = $1", [id]);
    await expect(other).rejects.toThrow("is not changed");
  });

  it("an aborted attempt is found in ANAF's list after 15 minutes and not sent again", async () => {
    const id = await anInvoice();
    // The document was validated and sent by a process that was killed before recording it.
    await step(0, contextAt(away));
    await shop.query("delete from efactura_attempt");
    await shop.query("update efactura_document set state = 'valid', next_at = now() - interval '1 day'");
    let calls = 0;
    const dying = {
      ...context,
      config: { ...context.config },
      now: () => {
        if (anaf.accepted().length > before && (calls += 1) > 0) throw new Error("killed");
        return new Date(ms);
      },
    };
    const before = anaf.accepted().length;
    await expect(stepEfactura(dying)).rejects.toThrow("killed");
    expect(anaf.accepted()).toHaveLength(before + 1);
    await step(5);
    expect(await documentOf(id)).toMatchObject({ state: "sending" });
    await step(6);
    expect(await documentOf(id)).toMatchObject({ state: "unknown" });
    await step(5);
    expect(await documentOf(id)).toMatchObject({ state: "accepted" });
    expect(await attemptsOf(id)).toMatchObject([{ ended: "unknown", settled: "accepted" }]);
    expect(anaf.accepted()).toHaveLength(before + 1);
  });

  it("an invoice is sent again only when a complete list proves that it never arrived", async () => {
    const id = await anInvoice();
    await step(0, contextAt(away));
    await shop.query("delete from efactura_attempt");
    await shop.query("update efactura_document set state = 'unknown', next_at = $1", [new Date(ms)]);
    await shop.query(
      "insert into efactura_attempt (invoice_id, started_at, xml, ended, ended_at) values ($1, $2, '<x/>', 'unknown', $2)",
      [id, new Date(ms)],
    );
    const before = anaf.accepted().length;
    for (const minutes of [16, 16, 16]) {
      await step(minutes);
      expect(await documentOf(id)).toMatchObject({ state: "unknown" });
    }
    await step(16);
    expect(await documentOf(id)).toMatchObject({ state: "sent" });
    expect(await attemptsOf(id)).toMatchObject([{ settled: "absent" }, { ended: "sent" }]);
    expect(anaf.accepted()).toHaveLength(before + 1);
  });

  it("a machine with a fast clock does not send an invoice again too early", async () => {
    const id = await anInvoice();
    await step(0, contextAt(away));
    await shop.query("delete from efactura_attempt");
    const began = new Date(ms - 60 * 60_000);
    await shop.query("update efactura_document set state = 'unknown', next_at = $1", [began]);
    await shop.query(
      "insert into efactura_attempt (invoice_id, started_at, xml, ended, ended_at) values ($1, $2, '<x/>', 'unknown', $2)",
      [id, began],
    );
    for (const minutes of [1, 16, 16]) {
      await step(minutes);
      expect(await documentOf(id)).toMatchObject({ state: "unknown" });
    }
    await step(16);
    expect(await documentOf(id)).toMatchObject({ state: "sent" });
  });

  it("an invoice is sent with new tokens when ANAF rejects the old ones", async () => {
    const id = await anInvoice();
    const sealed = await shop.query("select access_token, refresh_token from efactura_connection");
    anaf.expireAccess();
    const before = anaf.refreshes();
    await step();
    expect([anaf.refreshes() - before, (await documentOf(id))?.state]).toEqual([1, "sent"]);
    const renewed = await shop.query("select access_token, refresh_token from efactura_connection");
    expect(renewed[0]?.refresh_token).not.toBe(sealed[0]?.refresh_token);
    expect(renewed[0]?.access_token).not.toMatch(/^a\./);
  });

  it("tokens are renewed once when several machines find them expired", async () => {
    anaf.expireAccess();
    const before = anaf.refreshes();
    const other = openDatabase(shop.config.databaseUrl, 4, () => undefined);
    const ahead = { ...context, db: other.db, now: () => new Date(ms + 3_600_000) };
    const requested = (at: typeof context) =>
      withToken(at, (client, token) =>
        client.list(token, { cif: "14399840", filter: "T", from: new Date(ms) }),
      );
    // Claims the renewal in advance, so that other machines find it in progress, however fast ANAF responds.
    const [row] = await shop.query<{ token: string }>(
      "select refresh_token as token from efactura_connection",
    );
    const refreshToken = row?.token ?? "";
    expect(await claimRenewal(shop.db, { refreshToken, ms: 60_000 })).toBe(true);
    for (const at of [context, ahead]) expect(await requested(at)).toMatchObject({ ok: false, kind: "busy" });
    expect(anaf.refreshes() - before, "a refresh token is good once").toBe(0);
    await endRenewing(shop.db, refreshToken);
    await Promise.all([requested(context), requested(ahead), requested(context), requested(ahead)]);
    expect(anaf.refreshes() - before).toBe(1);
    for (const at of [context, ahead]) expect(await requested(at)).toMatchObject({ ok: true });
    expect(await shop.query("select broken from efactura_connection")).toEqual([{ broken: null }]);
    await other.close();
  });

  it("an invoice waits and shows the reason once the login has expired", async () => {
    const id = await anInvoice();
    ms += 366 * 86_400_000;
    await step();
    expect(await documentOf(id)).toMatchObject({ state: "valid" });
    const [stored] = await shop.query("select broken from efactura_connection");
    expect(stored?.broken).toContain("Conectează din nou");
    await connect();
    await step(6);
    expect(await documentOf(id)).toMatchObject({ state: "sent" });
  });
});

/** Starts a gateway in front of ANAF that answers selected calls itself. */
async function gateway(answers: (call: string) => number | string | Uint8Array | undefined) {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const body = await text(request);
    const own = answers(`${request.url} ${body}`);
    if (typeof own === "number") return response.writeHead(own).end("{}");
    if (own !== undefined) return response.end(own);
    const { authorization = "" } = request.headers;
    const init = { method: request.method ?? "", headers: { authorization, "content-type": "text/plain" } };
    const answer = await fetch(`${anaf.url}${request.url}`, { ...init, ...(body && { body }) });
    return response.writeHead(answer.status).end(await answer.bytes());
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // A TCP server's address is always an object.
  return contextAt({ ...account, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

describe("an invoice that a gateway always blocks", () => {
  const statesOf = async (ids: number[]) =>
    (await Promise.all(ids.map(documentOf))).map((document) => document?.state);

  it("an invoice that a gateway always blocks does not prevent others from being sent", async () => {
    const ids = [await anInvoice(), await anInvoice()];
    const [first] = await shop.query("select series || '-' || number as name from invoice where id = $1", [
      ids[0],
    ]);
    const stopped = await gateway((call) => (call.includes(`<cbc:ID>${first?.name}<`) ? 403 : undefined));
    await step(0, stopped);
    expect(await statesOf(ids)).toEqual(["valid", "valid"]);
    await step(6, stopped);
    expect(await statesOf(ids)).toEqual(["valid", "sent"]);
  });

  it("an invoice that a gateway always blocks does not delay the results of others", async () => {
    const ids = [await anInvoice(), await anInvoice()];
    await step();
    const [attempt] = await attemptsOf(ids[0] ?? 0);
    const stopped = await gateway((call) =>
      call.includes(`id_incarcare=${attempt?.upload_index}`) ? 404 : undefined,
    );
    await step(2, stopped);
    await step(2, stopped);
    expect(await statesOf(ids)).toEqual(["sent", "accepted"]);
  });
});

describe("a refusal whose errors are downloaded late", () => {
  const zipOf = (error: string) =>
    zipSync({ "1.xml": new TextEncoder().encode(`<header><Error errorMessage="${error}"/></header>`) });
  /**
   * Makes ANAF refuse the latest attempt with a message of the given id. Its ZIP is missing if `zips` does
   * not contain it.
   */
  const refusing = (messageId: string, zips: Record<string, Uint8Array>) =>
    gateway((call) => {
      if (call.includes("stareMesaj")) return `<header stare="nok" id_descarcare="${messageId}"/>`;
      const [, id] = /descarcare\?id=(9\d) /.exec(call) ?? [];
      return id === undefined ? undefined : (zips[id] ?? 500);
    });
  const press = (id: number, what: "close" | "send") =>
    staff.post(`/staff/efactura/documents/${id}/${what}`, what === "send" ? {} : undefined);

  it("a refusal's late errors are shown, and a closed invoice stays closed", async () => {
    const id = await anInvoice();
    await step();
    await step(2, await refusing("91", {}));
    expect((await press(id, "close")).status).toBe(200);
    await step(2, await refusing("91", { 91: zipOf("eroare regula: BR-CL-23: unitatea") }));
    expect(await documentOf(id)).toMatchObject({
      state: "refused",
      closed_at: expect.any(Date),
      problems: [{ rule: "BR-CL-23" }],
    });
  });

  it("a refused invoice shows the errors of its latest attempt, in whatever order they arrive", async () => {
    const id = await anInvoice();
    await step();
    await step(2, await refusing("92", {}));
    expect((await press(id, "send")).status).toBe(200);
    await step(0);
    const last = { 93: zipOf("eroare regula: BR-16: linii") };
    await step(2, await refusing("93", last));
    await step(1, await refusing("93", last));
    expect(await documentOf(id)).toMatchObject({ state: "refused", problems: [{ rule: "BR-16" }] });
    await step(60, await refusing("93", { ...last, 92: zipOf("eroare regula: BR-CL-23: unitatea") }));
    const zips = await shop.query(
      "select id from efactura_message where invoice_id = $1 and zip is not null",
      [id],
    );
    expect(zips).toHaveLength(2);
    expect(await documentOf(id)).toMatchObject({ state: "refused", problems: [{ rule: "BR-16" }] });
  });
});

it("a buyer's message stays pending until it is handled, even beyond ANAF's 60 days", async () => {
  const id = await anInvoice();
  await step();
  await step(2);
  const [attempt] = await attemptsOf(id);
  const words = 'Cantitatea de pe factură nu corespunde: 2 < 3 & "lipsă".';
  anaf.complain({ cif: "14399840", invoiceIndex: attempt?.upload_index, words });
  anaf.complain({ cif: "14399840", invoiceIndex: "1", words: "Nu este factura noastră." });
  ms += 120_000;
  for (let times = 0; times < 2; times += 1) await readLists(context, "14399840");
  const listed = async (query = "") => (await staff.get(`/staff/efactura/buyer-messages${query}`)).body.data;
  expect(await listed()).toMatchObject([{ words: null }, { words: null }]);
  await step(1);
  ms += 61 * 86_400_000;
  await readLists(context, "14399840");
  const messages = await listed();
  expect(messages).toHaveLength(2);
  const about = messages.find((one: { words: string }) => one.words === words);
  expect(about).toMatchObject({ has_zip: true, invoice: { id }, handled_at: null });
  expect(messages).toContainEqual(
    expect.objectContaining({ words: "Nu este factura noastră.", invoice: null }),
  );
  expect(await listed(`?order=${about.invoice.order_id}`)).toHaveLength(1);

  const onHome = async () =>
    (await staff.get("/staff/dashboard")).body.data.find(
      ({ kind }: { kind: string }) => kind === "anaf_messages",
    )?.count;
  expect(await onHome()).toBe(2);
  const handle = (message: string) => staff.post(`/staff/efactura/buyer-messages/${message}/handled`);
  for (const one of [about.id, about.id]) expect((await handle(one)).status).toBe(200);
  expect((await handle("999")).status).toBe(404);
  expect(await onHome()).toBe(1);
  expect((await listed()).at(-1)).toMatchObject({ id: about.id, handled_by: expect.stringMatching(/./) });
  const changes = await shop.query(
    "select actor_name from change where subject_kind = 'invoice' and subject_id = $1 and sentence like '%rezolvat%'",
    [String(id)],
  );
  expect(changes).toHaveLength(1);
});

it("suppliers' invoices are stored with supplier, number and total", async () => {
  const xml = `<Invoice xmlns="urn:x"><ID>F-9</ID><IssueDate>2026-11-20</IssueDate><AccountingSupplierParty><Party><PartyLegalEntity><RegistrationName>Apa &amp; Sapun SRL</RegistrationName></PartyLegalEntity></Party></AccountingSupplierParty><LegalMonetaryTotal><PayableAmount currencyID="RON">121.50</PayableAmount></LegalMonetaryTotal></Invoice>`;
  anaf.receive({ cif: "14399840", number: "F-9", xml });
  ms += 120_000;
  await readLists(context, "14399840");
  await step(1);
  const received = await shop.query("select * from efactura_message where kind = 'received'");
  expect(received).toMatchObject([
    { party: "Apa & Sapun SRL", number: "F-9", total_bani: 12_150, invoice_id: null },
  ]);
});
