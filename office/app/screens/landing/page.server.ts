import * as calls from "@curat/contract/staff/landing";
import type { LandingDraftContent } from "@curat/contract/staff/landing";
import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../components/form/conflict/conflict.server.ts";
import { refuse, send } from "../../components/form/send.server.ts";
import { loadHistory } from "../../components/history/history.server.ts";
import { keepPictures } from "../../components/picture/pictures.server.ts";
import { othersAt } from "../../components/presence/presence.server.ts";
import { productsOf } from "../../components/products/products.server.ts";
import { apiOf, maybe, need } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";
import { lowContrasts } from "./contrast.ts";
import {
  ACT,
  afterAct,
  blockField,
  codesNamed,
  codesOfBlock,
  countIn,
  filledPage,
  FORM,
  idIn,
  pageIn,
  pageLabels,
  themeField,
  typedPage,
} from "./page-values.ts";
import { ROOM } from "./pages.server.ts";
import { publishing } from "./publishing.server.ts";
import { texts } from "./texts.ts";

/** One page as its form shows it: its draft, or what stands where there is none. */
export async function loadLandingPage(context: Context, id: string, url: URL) {
  const params = { id };
  const [{ data: page }, draftAnswer, history, others, may] = await Promise.all([
    need(context, calls.getStaffLanding, { params }),
    maybe(context, calls.getLandingDraft, { params }),
    loadHistory(context, "landing", id),
    othersAt(context, "landing", id),
    mayDo(context),
  ]);
  const draft = draftAnswer?.data;
  const content = calls.landingDraftContent.parse(draft?.content ?? page);
  return {
    page: {
      id: page.id,
      title: page.title,
      url: page.url,
      version: page.version,
      isPublished: page.is_published,
    },
    draft: draft && {
      version: draft.version,
      standing: draft.standing,
      hasMovedOn: draft.standing !== draft.based_on,
      author: draft.author,
      savedAt: draft.saved_at,
      publishAt: draft.publish_at,
      failed: draft.failed,
      preview: draft.preview,
    },
    filled: filledPage(content, await codesOf(context, content)),
    contrasts: lowContrasts(content.theme),
    open: openBlock(url),
    history,
    others,
    mayEdit: may("content:edit"),
    mayUpload: may("media:edit"),
  };
}

/** The block that the page was asked to show. */
function openBlock(url: URL): number | undefined {
  const text = url.searchParams.get("bloc") ?? "";
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** The codes of the products that a page names; one that is not known, or may not be seen, stands by its id. */
async function codesOf(context: Context, { blocks }: LandingDraftContent): Promise<(id: number) => string> {
  const ids = [...new Set(blocks.flatMap(({ product_ids }) => product_ids))];
  const named = ids.length > 0 ? await productsOf(context, ids) : [];
  const codes = new Map(named?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? `#${id}`;
}

/** Keeps the draft, moves its blocks, publishes; each form says by its name which. */
export async function changeLandingPage(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  return textOf(form, "form") === FORM ? saveDraft(context, form, id) : publishing(context, form, id);
}

async function saveDraft(context: Context, form: FormData, id: string) {
  const sent = typedPage(form);
  const refused = await keepPictures(context, form, pictureFields(sent));
  if (refused) return refused;
  const act = textOf(form, ACT);
  const after = act === "" ? undefined : afterAct(typedPage(form), act);
  const typed = after?.typed ?? typedPage(form);
  if (after) refill(form, typed);
  const taken = await takeCodes(context, form, typed);
  if (!taken.ok) return taken.refusal;
  const params = { id };
  const { data: page } = await need(context, calls.getStaffLanding, { params });
  const standing = calls.landingDraftContent.parse(page);
  const codeOf = await codesOf(context, standing);
  const body = { content: pageIn(typed, taken.idOf), version: Number(textOf(form, "version")) };
  const saved = await send(
    context,
    form,
    calls.saveLandingDraft,
    { params, body },
    {
      subject: { kind: "landing", id },
      // A draft that is gone left the page as it stands.
      fill: ({ content }) => {
        const read = calls.landingDraftContent.safeParse(content);
        return filledPage(read.success ? read.data : standing, codeOf);
      },
      labels: pageLabels(typed, filledPage(standing, codeOf)),
    },
  );
  if (!saved.ok) return saved.refusal;
  // Kept while it is written: the page stays as it is in front of who writes.
  if (textOf(form, "quiet") !== "") return { isSaved: true };
  const at = after === undefined ? "" : `?bloc=${after.place}#bloc-${after.place}`;
  return leaveTo(context, `${ROOM}/${id}${at}`, after ? undefined : texts.saved);
}

/** The form as it would have been sent after its act. */
function refill(form: FormData, typed: Typed): void {
  for (const name of new Set(form.keys())) if (name.startsWith("content.")) form.delete(name);
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
}

/** Every field that takes a picture. */
function pictureFields(typed: Typed): string[] {
  const ofBlocks = Array.from({ length: countIn(typed) }, (_, place) =>
    ["info.photods", "info.photomb"].map((name) => blockField(place, name)),
  );
  return [themeField("background-image-desktop"), themeField("background-image-mobile"), ...ofBlocks.flat()];
}

type Refusal = ReturnType<typeof refuse>;
type Taken = { ok: true; idOf: (code: string) => number } | { ok: false; refusal: Refusal };

/** The ids of the codes that the blocks name; a code that no product has refuses the form at its block. */
async function takeCodes(context: Context, form: FormData, typed: Typed): Promise<Taken> {
  const codes = codesNamed(typed);
  if (codes.length === 0) return { ok: true, idOf: () => 0 };
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { codes } });
  if (!answer.ok) return { ok: false, refusal: refuse(form, answer) };
  const ids = new Map(answer.data.products.map(({ code, productID }) => [code.toUpperCase(), productID]));
  const errors: Record<string, string[]> = {};
  for (let place = 0; place < countIn(typed); place += 1) {
    const unknown = codesOfBlock(typed, place).filter(
      (code) => idIn(code) === undefined && !ids.has(code.toUpperCase()),
    );
    if (unknown.length > 0) errors[blockField(place, "product_ids")] = [texts.unknownCodes(unknown)];
  }
  if (Object.keys(errors).length > 0)
    return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
  return { ok: true, idOf: (code) => ids.get(code.toUpperCase()) ?? 0 };
}
