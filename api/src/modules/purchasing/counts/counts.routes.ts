import * as calls from "@curat/contract/staff/stock-counts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { loadLines } from "./counted-lines.store.ts";
import { findCount, listCounts, sumsOf } from "./counts.store.ts";
import { toLines, toListed, wholeCount } from "./counts.wire.ts";
import {
  changeCount,
  countLine,
  createCount,
  type Drafted,
  KIND,
  removeCount,
  zeroUncounted,
} from "./drafts.service.ts";
import { countFile } from "./minutes-pdf.ts";
import { postCount, undoCount } from "./posting.service.ts";

const ROWS_PER_PAGE = 50;
const LINES_PER_PAGE = 100;

interface Viewer {
  permissions: readonly string[];
}

export function stockCountsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const canSee = ({ permissions }: Viewer) => ({ seesCosts: permissions.includes("costs:view") });

  serve(app, calls.listStockCounts, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listCounts(db, { ...paging, state });
    const ids = rows.map(({ id }) => id);
    const [sums, versions] = await Promise.all([sumsOf(db, ids), versionsOf(db, KIND, ids)]);
    const listed = rows.map((row) =>
      toListed(row, { sums: sums.get(row.id), version: versions.get(row.id) ?? 0 }),
    );
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getStockCount, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(
    app,
    calls.listStockCountLines,
    async ({ params, query: { page, show = "all", q = "" }, staff, url }) => {
      const count = await findCount(db, idOf(params.id));
      if (!count) throw notFound();
      const paging = { page, perPage: LINES_PER_PAGE };
      const { rows, total } = await loadLines(db, count.id, { show, q, paging });
      const lines = await toLines(db, count, { lines: rows, ...canSee(staff) });
      return pagedAnswer(lines, { ...paging, total }, url);
    },
  );

  serve(app, calls.createStockCount, async ({ body, staff }) => ({
    data: await drafted(await createCount(context, { body, actor: staff })),
  }));

  serve(
    app,
    calls.changeStockCount,
    async ({ params, body: { version: expectedVersion, ...body }, staff }) => ({
      data: await drafted(
        await changeCount(context, { id: idOf(params.id), expectedVersion, body, actor: staff }),
      ),
    }),
  );

  serve(app, calls.removeStockCount, async ({ params, query: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    checked(await removeCount(context, { id, expectedVersion, actor: staff }));
    return { data: { id, version: await versionOf(db, { kind: KIND, id }) } };
  });

  serve(app, calls.countStockLine, async ({ params, body, staff }) => {
    const { product, counted } = checked(
      await countLine(context, { id: idOf(params.id), ...body, actor: staff }),
    );
    return { data: { product, counted } };
  });

  serve(app, calls.zeroStockCount, async ({ params, body: { version: expectedVersion }, staff }) => ({
    data: await drafted(await zeroUncounted(context, { id: idOf(params.id), expectedVersion, actor: staff })),
  }));

  serve(app, calls.postStockCount, async ({ params, body: { version: expectedVersion }, staff }) => ({
    data: await drafted(await postCount(context, { id: idOf(params.id), expectedVersion, actor: staff })),
  }));

  serve(app, calls.undoStockCount, async ({ params, body: { reason }, staff }) => ({
    data: await drafted(await undoCount(context, { id: idOf(params.id), reason, actor: staff })),
  }));

  servePdf(app, calls.getCountPdf, async ({ params, staff }) => {
    const file = await countFile(db, idOf(params.id), canSee(staff));
    if (!file) throw notFound();
    return file;
  });

  async function shown(id: number) {
    const count = await wholeCount(db, id);
    if (!count) throw notFound();
    return count;
  }

  async function drafted(done: Drafted) {
    return shown(checked(done).id);
  }
}

function checked<Done>(done: Drafted<Done>) {
  if (done.ok) return done;
  if (done.error === "refused") throw invalid(done.errors);
  if (done.error === "unknown") throw notFound();
  throw inUse("Inventarul a fost deja înregistrat și nu mai poate fi modificat.", {});
}
