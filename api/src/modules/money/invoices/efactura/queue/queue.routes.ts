import * as calls from "@curat/contract/staff/efactura";
import type { ApiContext } from "../../../../../context.ts";
import { romanianDay } from "../../../../../calendar/romanian-day.ts";
import { idOf } from "../../../../../http/ids.ts";
import { pagedAnswer } from "../../../../../http/paging.ts";
import { conflict, notFound, Refusal } from "../../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../../http/serve.ts";
import { beginLogin, endLogin, finishLogin } from "../anaf/connection.service.ts";
import { findConnection } from "../anaf/connection.store.ts";
import { readArchive } from "./archive.service.ts";
import { handleMessage } from "./buyer-messages.service.ts";
import { listBuyerMessages } from "./buyer-messages.store.ts";
import { closeBlocked, loadOverview, momentOf, queueFrom, sendAgain } from "./queue.service.ts";
import {
  countQueue,
  findQueued,
  findZip,
  listAttempts,
  listQueue,
  listMessages,
  listReceived,
  listWaitingStornos,
} from "./queue.store.ts";
import {
  buyerMessageToWire,
  connectionToWire,
  documentToWire,
  receivedToWire,
  wholeToWire,
  zipToWire,
} from "./queue.wire.ts";

const PER_PAGE = 20;
const MESSAGE_ID = /^\d{1,20}$/;

export function efacturaRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.getEfactura, async () => ({ data: await loadOverview(context) }));
  serve(app, calls.listEfacturaDocuments, async ({ query: { view, page }, url }) => {
    const moment = momentOf(now());
    const rows = await listQueue(db, { view, page, perPage: PER_PAGE, ...moment });
    const total = await countQueue(db, view, moment);
    const shown = rows.map((row) => documentToWire(row, moment.today));
    return pagedAnswer(shown, { page, perPage: PER_PAGE, total }, url);
  });
  serve(app, calls.getEfacturaDocument, async ({ params }) => ({ data: await whole(idOf(params.id)) }));
  serve(app, calls.sendEfacturaDocument, async ({ params, staff }) => {
    const id = idOf(params.id);
    return acted(id, await sendAgain(context, id, staff));
  });
  serve(app, calls.closeEfacturaDocument, async ({ params, staff }) => {
    const id = idOf(params.id);
    return acted(id, await closeBlocked(context, id, staff));
  });
  serve(app, calls.queueEfacturaDocuments, async ({ body: { from }, staff }) => ({
    data: { queued: await queueFrom(context, from, staff) },
  }));
  serve(app, calls.listEfacturaReceived, async ({ query: { page }, url }) => {
    const { rows, total } = await listReceived(db, { page, perPage: PER_PAGE });
    return pagedAnswer(rows.map(receivedToWire), { page, perPage: PER_PAGE, total }, url);
  });
  serve(app, calls.listEfacturaBuyerMessages, async ({ query: { page, order }, url }) => {
    const { rows, total } = await listBuyerMessages(db, { page, perPage: PER_PAGE, orderId: order });
    return pagedAnswer(rows.map(buyerMessageToWire), { page, perPage: PER_PAGE, total }, url);
  });
  serve(app, calls.handleEfacturaBuyerMessage, async ({ params: { id }, staff }) => {
    if (!MESSAGE_ID.test(id) || !(await handleMessage(context, id, staff))) throw notFound();
    return { data: null };
  });
  serve(app, calls.getEfacturaZip, async ({ params: { id } }) => {
    const stored = MESSAGE_ID.test(id) ? await findZip(db, id) : undefined;
    if (!stored) throw notFound();
    return { data: zipToWire(stored) };
  });
  serve(app, calls.readEfacturaArchive, async ({ query: { year, after = "" } }) => {
    return { data: year === 0 ? { files: [], next: null } : await readArchive(db, { year, after }) };
  });

  serve(app, calls.connectEfactura, async ({ staff }) => {
    const url = await beginLogin(context, nameOf(staff));
    if (url === undefined) throw conflict();
    return { data: { url } };
  });
  serve(app, calls.finishEfactura, async ({ body, staff }) => {
    const ended = await finishLogin(context, { ...body, by: nameOf(staff), actor: staff });
    if (!ended.ok) throw refusalOf(ended);
    const connection = await findConnection(db);
    if (!connection) throw conflict();
    return { data: connectionToWire(connection, now()) };
  });
  serve(app, calls.disconnectEfactura, async ({ staff }) => {
    await endLogin(context, staff);
    return { data: null };
  });

  async function whole(id: number) {
    const row = await findQueued(db, id);
    if (!row) throw notFound();
    const [attempts, messages] = [await listAttempts(db, id), await listMessages(db, id)];
    const stornos = await listWaitingStornos(db, id);
    return wholeToWire(row, { attempts, messages, stornos, today: romanianDay(now()) });
  }

  async function acted(id: number, isDone: boolean | undefined) {
    if (isDone === undefined) throw notFound();
    if (!isDone) throw conflict(await whole(id));
    return { data: await whole(id) };
  }
}

/** Returns a key for a person, because only the person who started a login may complete it. */
function nameOf({ kind, id }: { kind: string; id: string | null }): string {
  return `${kind}:${id}`;
}

type Ended = Extract<Awaited<ReturnType<typeof finishLogin>>, { ok: false }>;

function refusalOf(ended: Ended): Refusal {
  if (ended.kind === "unknown-login") return conflict();
  return new Refusal(ended.kind === "refused" ? 422 : 503, { message: ended.message });
}
