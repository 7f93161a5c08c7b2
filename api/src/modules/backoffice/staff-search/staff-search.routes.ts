import { searchAsStaff } from "@curat/contract/staff/search";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findEverywhere } from "./staff-search.service.ts";
import { toWireFound } from "./staff-search.wire.ts";

export function staffSearchRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, searchAsStaff, async ({ query: { q, limit }, staff }) => ({
    data: toWireFound(q, await findEverywhere(db, staff, { text: q, limit })),
  }));
}
