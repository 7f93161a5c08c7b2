import {
  changeStaffKey,
  createStaffKey,
  getStaffKey,
  listStaffKeys,
  narrowStaffKey,
  revokeStaffKey,
} from "@curat/contract/staff/keys";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionOf, versionsOf } from "../../changes/index.ts";
import { createKey, narrowKey, prolongKey, revokeKey } from "./keys.service.ts";
import { findKey, loadKeys } from "./keys.store.ts";
import { toWireKey } from "./keys.wire.ts";

const ROWS_PER_PAGE = 20;
const TAKEN = "Există deja o cheie cu această denumire: scrie alta.";
const REVOKED = "Cheia a fost retrasă.";

export function staffKeysRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, listStaffKeys, async ({ query, url }) => {
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await loadKeys(context.db, paging);
    const versions = await versionsOf(
      context.db,
      "key",
      rows.map(({ id }) => id),
    );
    const keys = rows.map((row) => toWireKey(row, versions.get(row.id) ?? 0));
    return pagedAnswer(keys, { ...paging, total }, url);
  });

  serve(app, getStaffKey, async ({ params }) => {
    const id = idOf(params.id);
    const row = await findKey(context.db, id);
    if (!row) throw notFound();
    return { data: toWireKey(row, await versionOf(context.db, { kind: "key", id })) };
  });

  serve(app, createStaffKey, async ({ body, staff }) => {
    const created = await createKey(context, staff, {
      ...body,
      expiresAt: body.expires_at ? new Date(body.expires_at) : null,
    });
    if (created.ok) return { data: { ...toWireKey(created.row, created.version), key: created.key } };
    if (created.error === "taken") throw invalid({ name: [TAKEN] });
    if (created.error === "keyless")
      throw invalid({
        permissions: [
          `O cheie nu poate primi drepturile: ${created.permissions.join(", ")}. Doar o persoană poate acorda accesul.`,
        ],
      });
    throw invalid({
      permissions: [`Nu poți acorda drepturi pe care nu le ai: ${created.permissions.join(", ")}.`],
    });
  });

  serve(
    app,
    changeStaffKey,
    async ({ params, body: { expires_at: until, version: expectedVersion }, staff }) => {
      const expiresAt = until === null ? null : new Date(until);
      const stored = await prolongKey(context, staff, { id: idOf(params.id), expiresAt, expectedVersion });
      if (stored.ok) return { data: toWireKey(stored.row, stored.version) };
      if (stored.error === "revoked") throw invalid({ expires_at: [REVOKED] });
      throw stored.error === "beyond" ? new Refusal(403, { message: STAFF_MESSAGES.notAllowed }) : notFound();
    },
  );

  serve(app, narrowStaffKey, async ({ params, body: { permissions, version: expectedVersion }, staff }) => {
    const stored = await narrowKey(context, staff, { id: idOf(params.id), permissions, expectedVersion });
    if (stored.ok) return { data: toWireKey(stored.row, stored.version) };
    if (stored.error === "revoked") throw invalid({ permissions: [REVOKED] });
    if (stored.error === "more")
      throw invalid({
        permissions: [`O cheie nu poate primi drepturi noi. Creează alta: ${stored.permissions.join(", ")}.`],
      });
    throw stored.error === "beyond" ? new Refusal(403, { message: STAFF_MESSAGES.notAllowed }) : notFound();
  });

  serve(app, revokeStaffKey, async ({ params, staff }) => {
    const revoked = await revokeKey(context, staff, idOf(params.id));
    if (revoked.ok) return { data: toWireKey(revoked.row, revoked.version) };
    throw revoked.error === "beyond" ? new Refusal(403, { message: STAFF_MESSAGES.notAllowed }) : notFound();
  });
}
