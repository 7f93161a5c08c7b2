import {
  changeStaffRedirect,
  createStaffRedirect,
  createStaffRedirects,
  listStaffRedirects,
  removeStaffRedirect,
} from "@curat/contract/staff/redirects";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../changes/index.ts";
import { redirectPath } from "./redirects.rules.ts";
import {
  changeRedirect,
  createRedirect,
  createRedirects,
  removeRedirect,
  type WrittenRedirect,
} from "./redirects.service.ts";
import { loadRedirects } from "./redirects.store.ts";

export function staffRedirectsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, listStaffRedirects, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const from = query.from && (redirectPath(query.from) ?? query.from);
    const { rows, total } = await loadRedirects(db, {
      ...paging,
      from: from || undefined,
      q: query.q || undefined,
      sort: query.sort,
    });
    const versions = await versionsOf(
      db,
      "redirect",
      rows.map((row) => row.from),
    );
    const redirects = rows.map(({ lastHit, ...row }) => ({
      ...row,
      last_hit: lastHit?.toISOString() ?? null,
      version: versions.get(row.from) ?? 0,
    }));
    return pagedAnswer(redirects, { ...paging, total }, url);
  });

  serve(app, createStaffRedirect, async ({ body, staff }) => {
    const { redirect, version } = stands(await createRedirect(context, staff, body));
    return { data: { ...redirect, version } };
  });

  serve(app, createStaffRedirects, async ({ body, staff }) => {
    const written = await createRedirects(context, staff, body.rows);
    if (!written.ok) throw invalid({ [`rows.${written.at}.${written.field}`]: [written.message] });
    const { created, unchanged } = written;
    return { data: { created, unchanged } };
  });

  serve(app, changeStaffRedirect, async ({ body: { from, to, version: expectedVersion }, staff }) => {
    const { redirect, version } = stands(await changeRedirect(context, staff, { from, to, expectedVersion }));
    return { data: { ...redirect, version } };
  });

  serve(app, removeStaffRedirect, async ({ query, staff }) => {
    const input = { from: query.from, expectedVersion: query.version };
    const { redirect, version } = stands(await removeRedirect(context, staff, input));
    return { data: { from: redirect.from, version } };
  });
}

function stands(written: WrittenRedirect): Extract<WrittenRedirect, { ok: true }> {
  if (written.ok) return written;
  if (written.error === "unknown") throw notFound();
  throw invalid({ [written.field]: [written.message] });
}
