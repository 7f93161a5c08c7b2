import * as officialCalls from "@curat/contract/staff/official-files";
import { OFFICIAL_KINDS } from "@curat/contract/official-files.values";
import * as calls from "@curat/contract/staff/media";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../changes/index.ts";
import {
  changeMedium,
  removeMedium,
  removeUnused,
  replaceMedium,
  restoreMedium,
  uploadMedium,
  type WrittenMedium,
} from "./media.service.ts";
import { loadOfficialFiles, uploadOfficial } from "./official-files.service.ts";
import { countUses, listMediaRows, listUses, loadMedium, replacedAt } from "./media.store.ts";
import { toStaffMedium } from "./media.wire.ts";

const ROWS_PER_PAGE = 50;

export function staffMediaRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffMedia, async ({ query: { page, q = "", sha256, kind, use, missing }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listMediaRows(db, { q, sha256, kind, use, missing, ...paging });
    const [uses, versions] = await Promise.all([
      countUses(
        db,
        rows.map(({ address }) => address),
      ),
      versionsOf(
        db,
        "medium",
        rows.map(({ id }) => id),
      ),
    ]);
    const shownRows = rows.map((medium) =>
      toStaffMedium(medium, {
        uses: uses.get(medium.address) ?? 0,
        version: versions.get(medium.id) ?? 0,
      }),
    );
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, officialCalls.listOfficialFiles, async () => ({ data: await officialFiles() }));

  serve(app, officialCalls.uploadOfficialFile, async ({ params: { kind }, body: { file }, staff }) => {
    const uploaded = await uploadOfficial(context, { kind, file, actor: staff });
    if (!uploaded.ok) throw invalid({ file: [uploaded.why] });
    return { data: await officialFiles() };
  });

  serve(app, calls.removeUnusedMedia, async ({ body: { q = "", kind, missing }, staff }) => ({
    data: await removeUnused(context, { filter: { q, kind, missing }, actor: staff }),
  }));

  serve(app, calls.getStaffMedium, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.uploadStaffMedium, async ({ body: { file, alt = "" }, staff }) => {
    const uploaded = await uploadMedium(context, { file, alt, actor: staff });
    if (!uploaded.ok) throw invalid(uploaded.errors);
    return { data: await shown(uploaded.medium.id) };
  });

  serve(app, calls.replaceStaffMedium, async ({ params, body: { file, version }, staff }) => {
    const written = await replaceMedium(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      file,
    });
    if (written.ok) return { data: await shown(written.id) };
    throw written.error === "file" ? invalid({ file: [written.why] }) : notFound();
  });

  serve(app, calls.restoreStaffMedium, async ({ params, body: { version: expectedVersion }, staff }) => {
    const written = await restoreMedium(context, { id: idOf(params.id), expectedVersion, actor: staff });
    if (written.ok) return { data: await shown(written.id) };
    throw written.error === "file" ? invalid({ file: [written.why] }) : notFound();
  });

  serve(app, calls.changeStaffMedium, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    return { data: await shown(done(await changeMedium(context, input)).id) };
  });

  serve(app, calls.removeStaffMedium, async ({ params, query: { version: expectedVersion }, staff }) => {
    const stored = await removeMedium(context, { id: idOf(params.id), expectedVersion, actor: staff });
    const { id, version } = done(stored);
    return { data: { id, version } };
  });

  async function officialFiles() {
    const found = await loadOfficialFiles(db);
    return OFFICIAL_KINDS.map((kind) => ({ kind, address: found[kind] ?? null }));
  }

  async function shown(id: number) {
    const [medium, version] = await Promise.all([loadMedium(db, id), versionOf(db, { kind: "medium", id })]);
    if (!medium) throw notFound();
    const [usedBy, uses, replaced] = await Promise.all([
      listUses(db, medium.address),
      countUses(db, [medium.address]),
      replacedAt(db, id),
    ]);
    return {
      ...toStaffMedium(medium, { uses: uses.get(medium.address) ?? 0, version }),
      used_by: usedBy,
      replaced_at: replaced?.toISOString() ?? null,
    };
  }
}

function done(stored: WrittenMedium): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "unknown") throw notFound();
  throw inUse(
    stored.uses.length > 0
      ? "Fișierul este folosit."
      : "Cineva adaugă chiar acum fișierul într-o pagină. Încearcă din nou peste un minut.",
    { used_by: stored.uses },
  );
}
