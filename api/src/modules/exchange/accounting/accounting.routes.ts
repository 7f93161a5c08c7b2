import * as calls from "@curat/contract/staff/accounting";
import { HANDED_KINDS } from "@curat/contract/staff/accounting.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { itemKey, makeHandover, readFiles, withdraw } from "./handovers.service.ts";
import { findHandover, type Handover, listHanded, listHandovers } from "./handovers.store.ts";
import { listMonth } from "./month.service.ts";

interface Viewer {
  permissions: readonly string[];
}

export function accountingRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const seesCosts = ({ permissions }: Viewer) => permissions.includes("costs:view");

  serve(app, calls.getAccountingMonth, async ({ query: { month, program }, staff }) => {
    const [{ documents, undone }, handed, handovers] = await Promise.all([
      listMonth(db, { month, seesCosts: seesCosts(staff) }),
      listHanded(db, { program, month }),
      listHandovers(db, { program, month }),
    ]);
    const known = new Set(handed.map(itemKey));
    const kinds = HANDED_KINDS.filter((kind) => kind !== "purchase" || seesCosts(staff)).map((kind) => {
      const own = documents.filter((one) => one.kind === kind);
      return {
        kind,
        documents: own.length,
        pending: own.filter((one) => !known.has(itemKey(one))).length,
        net: toLei(own.reduce((sum, { netBani }) => sum + netBani, 0)),
        vat: toLei(own.reduce((sum, { vatBani }) => sum + vatBani, 0)),
      };
    });
    const gone = undone.filter(({ documentId }) => known.has(itemKey({ kind: "purchase", documentId })));
    return {
      data: { month, program, kinds, undone: gone.map(({ name }) => name), handovers: handovers.map(toWire) },
    };
  });

  serve(app, calls.createHandover, async ({ body, staff }) => {
    const made = await makeHandover(context, { ...body, seesCosts: seesCosts(staff), actor: staff });
    if ("errors" in made) throw invalid(made.errors);
    return { data: toWire(await found(made.id)) };
  });

  serve(app, calls.withdrawHandover, async ({ params, staff }) => {
    const handover = await withdraw(context, { id: idOf(params.id), actor: staff });
    if (!handover) throw notFound();
    return { data: toWire(handover) };
  });

  serve(app, calls.readHandover, async ({ params, query: { after = "" }, staff }) => {
    if (!/^(?:(?:documents|movements|stock):\d{1,15})?$/.test(after)) throw notFound();
    const handover = await found(idOf(params.id));
    const { files, next } = await readFiles(db, handover, { after, seesCosts: seesCosts(staff) });
    return {
      data: {
        file_name: `contabilitate-${handover.program}-${handover.month}-${handover.id}.zip`,
        files: files.map(({ name, bytes }) => ({
          file_name: name,
          content: Buffer.from(bytes).toString("base64"),
        })),
        next,
      },
    };
  });

  async function found(id: number): Promise<Handover> {
    const handover = await findHandover(db, id);
    if (!handover) throw notFound();
    return handover;
  }
}

function toWire({ id, month, program, madeAt, madeBy, documents, ...rest }: Handover): Wire<calls.Handover> {
  return {
    id,
    month,
    program,
    made_at: madeAt.toISOString(),
    made_by: madeBy,
    documents,
    withdrawn_at: rest.withdrawnAt?.toISOString() ?? null,
    withdrawn_by: rest.withdrawnBy,
  };
}
