/** The texts of the shop's screens, as the shop's people choose them. */
import * as calls from "@curat/contract/staff/texts";
import type { ShopText } from "@curat/contract/staff/texts";
import { counted } from "@curat/contract/quantity.values";
import type { ApiContext } from "../../context.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import type { Actor } from "../changes/index.ts";
import { faultsOf, toShopText, withProposals, withText } from "./texts.rules.ts";
import { type StandingTexts, standingTexts, writeTexts } from "./texts.service.ts";

export function shopTextsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, config } = context;
  const defaults = async () => (await config.screenTexts?.()) ?? [];
  const shownBy = async () => {
    const known = await defaults();
    return ({ chosen }: StandingTexts): ShopText[] => known.map((text) => toShopText(text, chosen));
  };
  const one = async (key: string) => {
    const text = (await defaults()).find((known) => known.key === key);
    if (!text) throw notFound();
    return ({ chosen, version }: StandingTexts) => ({ ...toShopText(text, chosen), version });
  };
  const write = async (key: string, { text, seen, actor }: { text?: string; seen: number; actor: Actor }) => {
    const shown = await one(key);
    const known = shown(await standingTexts(db));
    const faults = text === undefined ? {} : faultsOf(known, text);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const isDefault = text === undefined || text === known.default_text;
    await writeTexts(context, actor, {
      seen,
      sentence: isDefault ? `Textul „${key}” a revenit la cel inițial.` : `Textul „${key}” a fost schimbat.`,
      only: key,
      next: (chosen) => withText(chosen, known, text ?? known.default_text),
      shown,
    });
    return shown(await standingTexts(db));
  };

  serve(app, calls.listShopTexts, async () => {
    const [shown, standing] = await Promise.all([shownBy(), standingTexts(db)]);
    return { data: { texts: shown(standing), version: standing.version } };
  });

  serve(app, calls.changeShopText, async ({ params, body: { text, version }, staff }) => ({
    data: await write(params.key, { text, seen: version, actor: staff }),
  }));

  serve(app, calls.resetShopText, async ({ params, query, staff }) => ({
    data: await write(params.key, { seen: query.version, actor: staff }),
  }));

  serve(app, calls.takeTextProposals, async ({ body: { version }, staff }) => {
    const [shown, standing] = await Promise.all([shownBy(), standingTexts(db)]);
    const { taken } = withProposals(standing.chosen, shown(standing));
    if (taken === 0) return { data: { taken } };
    await writeTexts(context, staff, {
      seen: version,
      sentence: `${counted(taken, "Un text a primit", "texte au primit")} scrierea propusă.`,
      next: (chosen) => withProposals(chosen, shown({ chosen, version })).chosen,
      shown: (now) => ({ taken: withProposals(now.chosen, shown(now)).taken }),
    });
    return { data: { taken } };
  });
}
