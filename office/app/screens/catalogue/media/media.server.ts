import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/media";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { messageOf, press, refuse, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { attachByCode } from "../../../components/media/attach.server.ts";
import { BY_CODE } from "../../../components/media/upload.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { momentCell } from "../../../lists/cells.ts";
import { needsMore, readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { texts as selectionTexts } from "../../../lists/selection/texts.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { COMPARED_MEDIUM, filledMedium, mediumIn } from "./medium-fields.ts";
import { MEDIA, REMOVE_UNUSED } from "./media-shape.ts";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const ROOM = "/media";

function listed(context: Context, { filters }: ListState, page: number) {
  const { q, fel, folosire, lipseste } = filters;
  // The casts are safe, because the list accepts only known values for these filters.
  const chosen = { kind: fel as Kind, use: folosire as Use, missing: lipseste as Missing };
  return need(context, calls.listStaffMedia, { query: { q, ...chosen, page: String(page) } });
}
type Kind = calls.StaffMedium["kind"] | undefined;
type Use = "used" | "unused" | undefined;
type Missing = "alt" | undefined;

export const loadMediaList = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { shape: MEDIA, read: listed, right: "media:edit" });

export const mediaAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    shape: MEDIA,
    read: listed,
    head: ["Nume", texts.labels.address, "Descriere", "Tip", "Lungime", "Apare în", "Adăugat"],
    cells: ({ name, address, alt, kind, bytes, uses, created_at: at }) => [
      name,
      address,
      alt,
      texts.kinds[kind],
      bytes,
      uses,
      momentCell(at),
    ],
  });

/** Uploads files or removes unused ones. The form's name selects the action. */
export async function changeLibrary(request: Request, context: Context, url: URL) {
  const form = await request.formData();
  if (textOf(form, "form") === REMOVE_UNUSED) return removeUnused(context, url);
  return uploadMedia(context, form);
}

/** Maximum number of calls. Each removes up to 200 files. */
const MAX_CALLS = 25;

async function removeUnused(context: Context, url: URL): Promise<never> {
  if (needsMore(MEDIA, url.searchParams)) return leaveTo(context, ROOM, selectionTexts.listChanged, "error");
  const { filters } = readList(MEDIA, url.searchParams);
  const { q, fel, lipseste } = filters;
  // The casts are safe, because the list accepts only known values for these filters.
  const body = { q, kind: fel as Kind, missing: lipseste as Missing };
  let removed = 0;
  for (let turn = 0; turn < MAX_CALLS; turn += 1) {
    const answer = await apiOf(context).call(calls.removeUnusedMedia, { body });
    if (!answer.ok) return leaveTo(context, ROOM, messageOf(answer), "error");
    removed += answer.data.removed;
    if (answer.data.left === 0 || answer.data.removed === 0) break;
  }
  return leaveTo(
    context,
    ROOM,
    removed === 0
      ? "Nu s-a șters nimic: cineva adaugă chiar acum fișierele din listă în pagini."
      : removed === 1
        ? "Un fișier a fost șters."
        : `${countOf(removed, "fișiere")} au fost șterse.`,
  );
}

async function uploadMedia(context: Context, form: FormData) {
  const files = form.getAll("file").filter((file): file is File => file instanceof File && file.size > 0);
  const refused: string[] = [];
  for (const file of files) {
    const answer = await apiOf(context).call(calls.uploadStaffMedium, { as: "form", body: { file } });
    if (answer.ok) {
      const { address, kind } = answer.data;
      const isByCode = form.has(BY_CODE) && kind === "picture";
      const put = isByCode ? await attachByCode(context, { address, fileName: file.name }) : undefined;
      if (put?.ok === false) refused.push(texts.refusedFile(file.name, put.why));
      continue;
    }
    if (!answer.errors?.file) return refuse(form, answer);
    refused.push(texts.refusedFile(file.name, answer.errors.file[0] ?? messageOf(answer)));
  }
  if (files.length > 0 && refused.length === 0)
    return leaveTo(
      context,
      ROOM,
      files.length === 1
        ? "Fișierul a fost încărcat în bibliotecă."
        : `${countOf(files.length, "fișiere")} au fost încărcate în bibliotecă.`,
    );
  return refuse(form, {
    ok: false,
    status: 422,
    errors: { file: refused.length > 0 ? refused : ["Alege cel puțin un fișier."] },
  });
}

export async function loadMedium({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [medium, history, otherViewers, may] = await Promise.all([
    need(context, calls.getStaffMedium, { params: { id } }),
    loadHistory(context, "medium", id),
    otherViewersOf(context, "medium", id),
    mayDo(context),
  ]);
  return { medium: medium.data, history, otherViewers, mayEdit: may("media:edit") };
}

/** Describes, replaces or removes a file. The form's name selects the action. */
export async function changeMedium(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  const page = `${ROOM}/${id}`;
  switch (textOf(form, "form")) {
    case "medium": {
      const compared = { subject: { kind: "medium" as const, id }, fill: filledMedium, ...COMPARED_MEDIUM };
      const input = { params, body: { ...mediumIn(form), version } };
      const sent = await send(context, form, calls.changeStaffMedium, input, compared);
      if (sent.ok) return leaveTo(context, page, "Fișierul a fost salvat.");
      const { data: refused, init } = sent.refusal;
      return data({ ...refused, errors: atFields(refused.errors) }, init ?? {});
    }
    case "replace": {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0)
        return refuse(form, { ok: false, status: 422, errors: { file: ["Alege cel puțin un fișier."] } });
      const input = { as: "form" as const, params, body: { file, version } };
      const sent = await send(context, form, calls.replaceStaffMedium, input);
      return sent.ok ? leaveTo(context, page, "Fișierul a fost înlocuit.") : sent.refusal;
    }
    case "restore": {
      const input = { params, body: { version } };
      return press(context, calls.restoreStaffMedium, input, {
        to: page,
        message: "Fișierul anterior a fost restaurat; cel înlocuit este păstrat în locul lui.",
      });
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      return press(context, calls.removeStaffMedium, input, {
        to: page,
        message: "Fișierul a fost șters.",
        next: () => ROOM,
      });
    }
    default:
      throw data(null, { status: 404 });
  }
}

/** Assigns errors about a coordinate to its field, and errors about both to the first field. */
function atFields(errors: Record<string, string[]>): Record<string, string[]> {
  const { focal_point: both, "focal_point.x": x = both, "focal_point.y": y, ...otherErrors } = errors;
  return { ...otherErrors, ...(x && { x }), ...(y && { y }) };
}
