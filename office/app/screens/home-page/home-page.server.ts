import { data } from "react-router";
import * as calls from "@curat/contract/staff/home";
import type { HomeDraftContent } from "@curat/contract/staff/home";
import { MOST_HOME_BLOCKS } from "@curat/contract/staff/home.values";
import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { actOnDraft, loadDraft } from "../../components/drafts/draft-acts.server.ts";
import { formOf } from "../../components/form/conflict/conflict.server.ts";
import { refuse, send } from "../../components/form/send.server.ts";
import { loadHistory } from "../../components/history/history.server.ts";
import { keepPictures } from "../../components/picture/pictures.server.ts";
import { othersAt } from "../../components/presence/presence.server.ts";
import { productsOf } from "../../components/products/products.server.ts";
import { rowField } from "../../components/rows/rows.ts";
import { apiOf, need } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";
import {
  ACT,
  afterAct,
  bannersField,
  blockField,
  blocksIn,
  blocksOf,
  codesOfBlock,
  countIn,
  filledHome,
  FORM,
  homeLabels,
  idIn,
  MOST_BANNERS,
  productIdsIn,
} from "./home-values.ts";
import type { Block } from "./home-values.ts";
import { texts } from "./texts.ts";

const ROOM = "/acasa-magazin";
/** Of the home page there is but one. */
const ID = "home";
const CALLS = {
  getDraft: calls.getHomeDraft,
  saveDraft: calls.saveHomeDraft,
  restoreDraft: calls.restoreHomeDraft,
  discardDraft: calls.discardHomeDraft,
  publishDraft: calls.publishHomeDraft,
  scheduleDraft: calls.scheduleHomeDraft,
  unscheduleDraft: calls.unscheduleHomeDraft,
};

/** The home page as its form shows it: its draft, or what stands where there is none. */
export async function loadHomePage(context: Context, url: URL) {
  const [{ data: home }, draft, history, others, may] = await Promise.all([
    need(context, calls.getStaffHome),
    loadDraft(context, CALLS, ID),
    loadHistory(context, "home", ID),
    othersAt(context, "home", ID),
    mayDo(context),
  ]);
  const blocks = blocksOf(draft?.content ?? home);
  const open = url.searchParams.get("bloc") ?? "";
  return {
    filled: filledHome(blocks, await codesOf(context, blocks)),
    draft: draft?.seen,
    open: /^\d{1,2}$/.test(open) ? Number(open) : undefined,
    history,
    others,
    mayEdit: may("content:edit"),
    mayUpload: may("media:edit"),
  };
}

/** The codes of the products that blocks name; one that is not known, or may not be seen, stands by its number. */
async function codesOf(context: Context, blocks: readonly Block[]): Promise<(id: number) => string> {
  const ids = productIdsIn(blocks);
  const named = ids.length > 0 ? await productsOf(context, ids) : [];
  const codes = new Map(named?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? `#${id}`;
}

/** Keeps the draft, moves its blocks, publishes; each form says by its name which. */
export async function changeHomePage(request: Request, context: Context) {
  const form = await formOf(request);
  if (textOf(form, "form") === FORM) return saveHome(context, form);
  const done = await actOnDraft(context, form, { calls: CALLS, id: ID, to: ROOM });
  if (!done) throw data(null, { status: 404 });
  return done;
}

async function saveHome(context: Context, form: FormData) {
  const refused = await keepPictures(context, form, PICTURES);
  if (refused) return refused;
  const typed = typedValues(form);
  const taken = await takeCodes(context, form, typed);
  if (!taken.ok) return taken.refusal;
  const sentBlocks = blocksIn(typed, taken.idOf);
  const after = afterAct(sentBlocks, textOf(form, ACT));
  const blocks = after?.blocks ?? sentBlocks;
  const { data: home } = await need(context, calls.getStaffHome);
  const codeOf = await codesOf(context, [...blocks, ...blocksOf(home)]);
  const compared = {
    subject: { kind: "home" as const, id: ID },
    // A draft that is gone left the page as it stands.
    fill: ({ content }: { content: unknown }) => filledHome(blocksOf(content ?? home), codeOf),
    labels: homeLabels(typed, filledHome(blocksOf(home), codeOf)),
  };
  // Blocks are of known kinds; what else they say is looked at when they are published.
  const content = { blocks } satisfies HomeDraftContent;
  const input = { params: { id: ID }, body: { content, version: Number(textOf(form, "version")) } };
  const saved = await send(context, form, calls.saveHomeDraft, input, compared);
  if (!saved.ok) return saved.refusal;
  const at = after ? `?bloc=${after.place}#bloc-${after.place}` : "";
  return leaveTo(context, `${ROOM}${at}`, after ? undefined : texts.saved);
}

type Refusal = ReturnType<typeof refuse>;
type Taken = { ok: true; idOf: (code: string) => number } | { ok: false; refusal: Refusal };

/** The ids of the codes that the blocks name; a code that no product has refuses the form at its block. */
async function takeCodes(context: Context, form: FormData, typed: Typed): Promise<Taken> {
  const places = Array.from({ length: countIn(typed) }, (_, place) => place);
  const isCode = (code: string) => idIn(code) === undefined;
  const codes = [...new Set(places.flatMap((place) => codesOfBlock(typed, place)).filter(isCode))];
  if (codes.length === 0) return { ok: true, idOf: () => 0 };
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { codes } });
  if (!answer.ok) return { ok: false, refusal: refuse(form, answer) };
  const ids = new Map(answer.data.products.map(({ code, productID }) => [code.toUpperCase(), productID]));
  const errors = Object.fromEntries(
    places.flatMap((place) => {
      const unknown = codesOfBlock(typed, place).filter(
        (code) => isCode(code) && !ids.has(code.toUpperCase()),
      );
      return unknown.length > 0 ? [[blockField(place, "product_ids"), [texts.unknownCodes(unknown)]]] : [];
    }),
  );
  if (Object.keys(errors).length > 0)
    return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
  return { ok: true, idOf: (code) => ids.get(code.toUpperCase()) ?? 0 };
}

/** Every field that takes a picture. */
const PICTURES = Array.from({ length: MOST_HOME_BLOCKS }, (_, place) =>
  Array.from({ length: MOST_BANNERS }, (_banner, banner) =>
    ["bannerpic", "bannerpic_mobile"].map((part) => rowField(bannersField(place), banner, part)),
  ),
).flat(2);
