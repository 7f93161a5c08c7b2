import * as calls from "@curat/contract/staff/texts";
import type { ShopText } from "@curat/contract/staff/texts";
import type { DefaultText } from "@curat/contract/texts.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import { counted } from "@curat/contract/quantity-text.values";
import type { ApiContext } from "../../../context.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import type { Actor } from "../changes/index.ts";
import { faultsOf, judgeRows, toShopText, withProposals, withText } from "./texts.rules.ts";
import { type CurrentTexts, loadCurrentTexts, writeTexts } from "./texts.service.ts";

const NO_COLUMNS =
  "Fișierul nu are coloanele „Cheie” și „Text actual”: pornește de la fișierul descărcat din listă.";

interface ShopTextsParts {
  spoken: readonly DefaultText[];
  readRows(file: File): Promise<readonly { number: number; cells: readonly string[] }[]>;
}

/** `spoken` contains the API's own texts. */
export function shopTextsRoutes(
  app: ApiApp,
  context: ApiContext,
  { spoken, readRows }: ShopTextsParts,
): void {
  const { db, config } = context;
  const defaults = async () => {
    const screens = (await config.screenTexts?.()) ?? [];
    const shown = new Set(screens.map(({ key }) => key));
    return [...screens, ...spoken.filter(({ key }) => !shown.has(key))];
  };
  const shownBy = async () => {
    const known = await defaults();
    return ({ chosen }: CurrentTexts): ShopText[] => known.map((text) => toShopText(text, chosen));
  };
  const one = async (key: string) => {
    const text = (await defaults()).find((known) => known.key === key);
    if (!text) throw notFound();
    return ({ chosen, version }: CurrentTexts) => ({ ...toShopText(text, chosen), version });
  };
  const write = async (
    key: string,
    { text, expectedVersion, actor }: { text?: string; expectedVersion: number; actor: Actor },
  ) => {
    const shown = await one(key);
    const known = shown(await loadCurrentTexts(db));
    const faults = text === undefined ? {} : faultsOf(known, text);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const isDefault = text === undefined || text === known.default_text;
    await writeTexts(context, actor, {
      expectedVersion,
      sentence: isDefault
        ? `Textul „${key}” a fost readus la forma inițială.`
        : `Textul „${key}” a fost schimbat.`,
      only: key,
      next: (chosen) => withText(chosen, known, text ?? known.default_text),
      shown,
    });
    return shown(await loadCurrentTexts(db));
  };

  serve(app, calls.listShopTexts, async () => {
    const [shown, current] = await Promise.all([shownBy(), loadCurrentTexts(db)]);
    return { data: { texts: shown(current), version: current.version } };
  });

  serve(app, calls.changeShopText, async ({ params, body: { text, version }, staff }) => ({
    data: await write(params.key, { text, expectedVersion: version, actor: staff }),
  }));

  serve(app, calls.resetShopText, async ({ params, query, staff }) => ({
    data: await write(params.key, { expectedVersion: query.version, actor: staff }),
  }));

  serve(app, calls.tryShopTexts, async ({ body: { file } }) => {
    const rows = await readRows(file);
    const [shown, current] = await Promise.all([shownBy(), loadCurrentTexts(db)]);
    const judged = judgeRows(rows, shown(current));
    if (!judged) throw invalid({ file: [NO_COLUMNS] });
    return { data: { ...judged, version: current.version } };
  });

  serve(app, calls.changeShopTexts, async ({ body: { texts, version }, staff }) => {
    const [shown, current] = await Promise.all([shownBy(), loadCurrentTexts(db)]);
    const known = new Map(shown(current).map((text) => [text.key, text]));
    const faults: FieldErrors = {};
    const reported = texts.flatMap(({ key, text }, index) => {
      const one = known.get(key);
      const [fault] = one ? (faultsOf(one, text).text ?? []) : [MESSAGES.malformed];
      if (fault !== undefined) faults[`texts.${index}`] = [fault];
      return one ? [{ one, text }] : [];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    await writeTexts(context, staff, {
      expectedVersion: version,
      sentence: `${counted(texts.length, "Un text a fost schimbat", "texte au fost schimbate")} dintr-un fișier.`,
      next: (chosen) => reported.reduce((now, { one, text }) => withText(now, one, text), chosen),
      shown: () => ({ changed: 0 }),
    });
    return { data: { changed: texts.length } };
  });

  serve(app, calls.takeTextProposals, async ({ body: { version }, staff }) => {
    const [shown, current] = await Promise.all([shownBy(), loadCurrentTexts(db)]);
    const { taken } = withProposals(current.chosen, shown(current));
    if (taken === 0) return { data: { taken } };
    await writeTexts(context, staff, {
      expectedVersion: version,
      sentence: `${counted(taken, "Un text a fost corectat", "texte au fost corectate")} conform propunerii.`,
      next: (chosen) => withProposals(chosen, shown({ chosen, version })).chosen,
      shown: (now) => ({ taken: withProposals(now.chosen, shown(now)).taken }),
    });
    return { data: { taken } };
  });
}
