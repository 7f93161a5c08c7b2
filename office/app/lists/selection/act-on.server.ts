import { data } from "react-router";
import type { Failed } from "@curat/contract/client";
import { messageOf, needsOf } from "../../components/form/send.server.ts";
import type { BulkAnswer, BulkRow } from "./bulk-answer.ts";
import { MAX_ROWS, SELECTION } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { texts } from "./texts.ts";

const PART = 200;

interface Act {
  selection: Selection;
  /** Returns the ids of all matching rows. The API limits their number. */
  resolve: (filters: Record<string, string>) => Promise<{ ok: true; data: number[] } | Failed>;
  /** Acts on at most 200 rows in one call. */
  act: (ids: number[]) => Promise<{ ok: true; data: BulkRow[] } | Failed>;
  doneMessage: (done: number) => string;
}

/** Runs a batch action in calls of 200 rows. It stops if a call fails, and can be continued. */
export async function actOnSelection({ selection, resolve, act, doneMessage }: Act) {
  if ("isGone" in selection) return answered([], { why: texts.listChanged, left: 0 }, doneMessage);
  const chosen =
    "ids" in selection ? ({ ok: true, data: selection.ids } as const) : await resolve(selection.whole);
  if (!chosen.ok) return answered([], { why: whyOf(chosen), left: 0 }, doneMessage);
  if (chosen.data.length === 0)
    return answered([], { why: "Alege cel puțin un rând.", left: 0 }, doneMessage);
  const ids = chosen.data.slice(0, MAX_ROWS);
  const rows: BulkRow[] = [];
  for (let from = 0; from < ids.length; from += PART) {
    const part = await act(ids.slice(from, from + PART));
    if (!part.ok) return answered(rows, { why: whyOf(part), left: ids.length - from }, doneMessage);
    rows.push(...part.data);
  }
  return answered(rows, null, doneMessage);
}

function answered(rows: BulkRow[], stopped: BulkAnswer["stopped"], doneMessage: Act["doneMessage"]) {
  const done = rows.filter(({ ok }) => ok).length;
  const refused = rows
    .filter(({ ok }) => !ok)
    .map(({ id, name, why }) => ({
      id,
      name: name ?? String(id),
      why: why ?? "Acțiunea nu a reușit. Reîncarcă pagina și încearcă din nou.",
    }));
  const answer: BulkAnswer = {
    form: SELECTION,
    done,
    message: done > 0 ? doneMessage(done) : null,
    refused,
    stopped,
  };
  return data(answer, { status: done === 0 && (refused.length > 0 || stopped) ? 422 : 200 });
}

function whyOf(failed: Failed): string {
  const needs = needsOf(failed);
  if (needs === "login") return "Sesiunea a expirat: intră în cont în altă filă, apoi apasă din nou.";
  if (needs === "second-factor") return "Confirmă-ți identitatea, apoi apasă din nou butonul.";
  return Object.values(failed.errors ?? {})[0]?.[0] ?? messageOf(failed);
}
