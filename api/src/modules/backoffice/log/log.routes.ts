import { z } from "zod";
import { type LogQuery, listChanges as listChangesCall, undoChange } from "@curat/contract/staff/changes";
import { undoBatch } from "@curat/contract/staff/jobs";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import type { AskAgain } from "../../../http/access-checks.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, notFound, Refusal, type RefusalStatus } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { foldText } from "../../../text/fold.ts";
import { showJob } from "../../platform/background-jobs/index.ts";
import {
  type Change,
  type ChangeFilter,
  findChange,
  historyOf,
  keyOf,
  listAuthors,
  listChanges,
  currentVersions,
} from "../../platform/changes/index.ts";
import { findByCodes, findChosen } from "../../catalogue/catalog/index.ts";
import { findOrderIdByNumber, orderNumbersOf } from "../../selling/orders/index.ts";
import { type Names, orderIdOf, productIdOf, toWireChange } from "./log.wire.ts";
import { openUndo, undoProductChange } from "./undo-batch.service.ts";
import { type UndoCall, undoRefusal, undoMethod } from "./undo.rules.ts";

const NOTHING = { rows: [], total: 0, isMore: false };

export function logRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(
    app,
    listChangesCall,
    async ({ query: { page, per_page: perPage, before, ...input }, url, staff }) => {
      const paging = { page, perPage };
      const filter = await filterOf(input);
      const { rows, ...counted } = filter
        ? await listChanges(db, filter, { ...paging, before: before || undefined })
        : NOTHING;
      const current = await currentVersions(
        db,
        rows.map(({ subject }) => subject),
      );
      const names = await namesIn(rows);
      const changes = rows.map((row) =>
        toWireChange(row, { currentVersion: current.get(keyOf(row.subject)) ?? row.version, names, staff }),
      );
      return pagedAnswer(changes, { ...paging, ...counted }, url);
    },
  );

  // Undo makes ordinary staff calls, so that permissions, rules and version checks apply.
  serve(app, undoChange, async ({ params, staff, callAs }) => {
    const change = await findChange(db, idOf(params.id));
    if (!change) throw notFound();
    const [latest = change] = await historyOf(db, change.subject);
    const refused = undoRefusal(change, latest.version);
    const way = undoMethod(change);
    const current = () => toWireChange(latest, { currentVersion: latest.version, staff });
    if (refused !== undefined || !way) throw inUse(refused ?? "", current());
    if ("together" in way) {
      const stored = await undoProductChange(context, { change, actor: staff });
      if (stored?.status === 403) throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
      if (stored) throw inUse(stored.why, current());
    } else await takeBack(change, way.calls, callAs);
    const [made = change] = await historyOf(db, change.subject);
    return { data: toWireChange(made, { currentVersion: made.version, staff }) };
  });

  serve(app, undoBatch, async ({ params: { batch }, staff }) => {
    const opened = await openUndo(context, { batch, actor: staff });
    if (opened.ok) return { data: await showJob(db, opened.id) };
    const { error } = opened;
    if (error.status === 404) throw notFound();
    if (error.status === 403) throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    throw inUse(error.why, { batch });
  });

  async function takeBack(change: Change, calls: readonly UndoCall[], callAs: AskAgain): Promise<void> {
    let { version } = change;
    for (const { body, ...call } of calls) {
      const answer = await callAs({ ...call, body: { ...body, version } });
      // All responses and all errors of the API have the same shape.
      const reported = (await answer.json()) as { data: { version: number } } & Refusal["body"];
      if (!answer.ok) {
        const [half] = await historyOf(db, change.subject);
        const back = half && half.version === version && version > change.version && undoMethod(half);
        if (back && "calls" in back) await takeBack(half, back.calls, callAs);
        throw new Refusal(answer.status as RefusalStatus, reported);
      }
      ({ version } = reported.data);
    }
  }

  async function namesIn(rows: readonly Change[]): Promise<Names> {
    const ids = rows.flatMap((row) => productIdOf(row) ?? []);
    const [orders, products] = await Promise.all([
      orderNumbersOf(
        db,
        rows.flatMap((row) => orderIdOf(row) ?? []),
      ),
      ids.length > 0 ? findChosen(db, { ids, limit: ids.length }) : [],
    ]);
    return { orders, products: new Map(products.map((product) => [product.id, product])) };
  }

  async function productIdOfCode(code: string): Promise<number | undefined> {
    const found = await findByCodes(db, [code]);
    return (found.find((one) => one.code === code) ?? found[0])?.id;
  }

  /** Returns undefined for an unknown order or product, and for an author without changes. */
  async function filterOf(input: LogQuery): Promise<ChangeFilter | undefined> {
    const { subject_kind: subjectKind, subject_id: subjectId, order, author, actor, batch, from, to } = input;
    const byNumber = order === undefined ? undefined : await findOrderIdByNumber(db, order);
    const productId = input.product === undefined ? undefined : await productIdOfCode(input.product);
    const orderId = byNumber ?? (input.order_id === undefined ? undefined : idOf(input.order_id));
    const sought = foldText(author ?? "");
    const authors =
      sought === ""
        ? undefined
        : (await listAuthors(db)).filter(({ name }) => foldText(name).includes(sought));
    const isUnknownBatch = batch !== undefined && !z.uuid().safeParse(batch).success;
    const isUnknown =
      (order !== undefined && byNumber === undefined) ||
      (input.product !== undefined && productId === undefined);
    if (isUnknown || authors?.length === 0 || isUnknownBatch) return undefined;
    return { subjectKind, subjectId, orderId, productId, authors, actor, batch, from, to };
  }
}
