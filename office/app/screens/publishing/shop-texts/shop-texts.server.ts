import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { TEXT_GROUPS } from "@curat/contract/text-groups.values";
import * as calls from "@curat/contract/staff/texts";
import type { ShopText } from "@curat/contract/staff/texts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { foundTexts, isProposed } from "./found-texts.ts";
import { SHOP_TEXTS } from "./shop-texts-shape.ts";

const ROOM = "/texte-magazin";
const ROWS = 50;
const SUBJECT = { kind: "setting", id: "texts" } as const;

export async function loadShopTexts({ context, url }: LoaderFunctionArgs) {
  const state = readList(SHOP_TEXTS, url.searchParams);
  const [{ data: all }, history, may] = await Promise.all([
    need(context, calls.listShopTexts),
    loadHistory(context, SUBJECT.kind, SUBJECT.id),
    mayDo(context),
  ]);
  const found = foundTexts(inOrder(all.texts), state.filters);
  return {
    state,
    rows: found.slice((state.page - 1) * ROWS, state.page * ROWS).map(toRow),
    paging: { total: found.length, lastPage: Math.max(1, Math.ceil(found.length / ROWS)) },
    proposals: all.texts.filter(isProposed).length,
    version: all.version,
    history,
    mayEdit: may("settings:edit"),
  };
}

/** Sorts texts in the order in which visitors see the screens. */
function inOrder(all: readonly ShopText[]): ShopText[] {
  const order = new Map(Object.keys(TEXT_GROUPS).map((group, place) => [group, place]));
  const placed = (text: ShopText) => order.get(text.group) ?? order.size;
  return all.toSorted((one, other) => placed(one) - placed(other));
}

function toRow(text: ShopText) {
  return {
    key: text.key,
    says: text.text ?? text.default_text,
    default: text.text === null ? undefined : text.default_text,
    screen: placeOf(text).label,
    group: text.group,
    proposal: isProposed(text) ? text.proposal : null,
    state:
      text.fixed !== null
        ? ("fixe" as const)
        : text.text !== null
          ? ("schimbate" as const)
          : isProposed(text)
            ? ("propuneri" as const)
            : undefined,
  };
}

/**
 * Returns a text's screen. A storefront of another version may have screens that this office does not know.
 */
function placeOf({ group }: ShopText): { label: string; address?: string } {
  const places: Record<string, { label: string; address?: string } | undefined> = TEXT_GROUPS;
  return places[group] ?? { label: group };
}

export async function shopTextsAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(SHOP_TEXTS, url.searchParams);
  return fileAnswer(url, ["Cheie", "Unde apare", "Textul inițial", "Text actual"], async () => {
    const { data: all } = await need(context, calls.listShopTexts);
    const rows = foundTexts(inOrder(all.texts), state.filters).map((text) => [
      text.key,
      placeOf(text).label,
      text.default_text,
      text.text ?? text.default_text,
    ]);
    return { rows, hasMore: false };
  });
}

/** Accepts all proposed spellings at once. */
export async function takeProposals({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") !== "proposals") throw data(null, { status: 404 });
  const body = { version: Number(textOf(form, "version")) };
  return press(
    context,
    calls.takeTextProposals,
    { body },
    { to: ROOM, message: "Textele propuse au fost aplicate și apar deja în magazin." },
  );
}

export async function loadShopText({ context, params: { key = "" } }: LoaderFunctionArgs) {
  const [{ data: all }, history, may] = await Promise.all([
    need(context, calls.listShopTexts),
    loadHistory(context, SUBJECT.kind, SUBJECT.id),
    mayDo(context),
  ]);
  const text = all.texts.find((one) => one.key === key);
  if (!text) throw data(null, { status: 404 });
  const named = `„${key}”`;
  return {
    text,
    version: all.version,
    place: placeOf(text),
    filled: filledText(text),
    isProposed: isProposed(text),
    // All texts share one history. Keep changes that name this text, and those that name no text because they
    // concern several.
    history: history?.filter(({ sentence }) => sentence.includes(named) || !sentence.includes("„")),
    mayEdit: may("settings:edit"),
  };
}

function filledText({ text, default_text }: Pick<ShopText, "text" | "default_text">) {
  return { text: text ?? default_text };
}

/** Saves a text override, or resets it to the default. */
export async function changeShopText(request: Request, context: Context, key: string) {
  const form = await formOf(request);
  const [params, to, version] = [{ key }, `${ROOM}/${key}`, textOf(form, "version")];
  switch (textOf(form, "form")) {
    case "text": {
      const body = { text: textOf(form, "text"), version: Number(version) };
      const compared = { subject: SUBJECT, fill: filledText, labels: { text: "Textul tău" } };
      const sent = await send(context, form, calls.changeShopText, { params, body }, compared);
      return sent.ok ? leaveTo(context, to, "Textul a fost salvat și apare deja în magazin.") : sent.refusal;
    }
    case "proposal": {
      const body = { text: textOf(form, "text"), version: Number(version) };
      return press(
        context,
        calls.changeShopText,
        { params, body },
        { to, message: "Textul a fost salvat și apare deja în magazin." },
      );
    }
    case "reset":
      return press(
        context,
        calls.resetShopText,
        { params, query: { version } },
        { to, message: "Textul inițial apare din nou în magazin." },
      );
    default:
      throw data(null, { status: 404 });
  }
}
