import { leiNumber } from "@curat/contract/lei.values";
import { FREE_DELIVERY_BANI } from "@curat/contract/limits.values";
import { LEGAL_WITHDRAWAL_DAYS } from "@curat/contract/promises.values";
import { getSettings, settings } from "@curat/contract/settings";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { vatStatusOn } from "@curat/contract/vat-kinds.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { tag } from "../changes/index.ts";
import { readVatStatus } from "./vat.rules.ts";
import { accountOf } from "../accounts/index.ts";
import { loadOfficialFiles } from "../media/index.ts";
import { loadSettings } from "./settings.store.ts";

export function settingsRoutes(
  app: ApiApp,
  { db, config, now }: ApiContext,
  {
    freeFromBani,
    withdrawalDays,
  }: { freeFromBani: (shipping: unknown) => number; withdrawalDays: (returns: unknown) => number },
): void {
  serve(app, getSettings, async ({ madeOf }) => {
    madeOf([tag.settings]);
    // Returns only the contract's fields, because other settings are internal.
    const stored = await loadSettings(db);
    const { BEFORE_FOOTER_TEXT, PAGE_BUNDLES_TEXT, promises, texts = {}, ...rest } = settings.parse(stored);
    const { notice_svg: svg, notice_png: png, label } = await loadOfficialFiles(db);
    const bound = freeFromBani(stored.shipping);
    const isOutsideVat =
      vatStatusOn(readVatStatus(stored.vatStatus), romanianDay(now())) === "not_registered";
    const days = withdrawalDays(stored.returns);
    const own = {
      ...promises,
      ...(bound !== FREE_DELIVERY_BANI && { freeDeliveryOver: leiNumber(bound) }),
      ...(days !== LEGAL_WITHDRAWAL_DAYS && { withdrawalDays: days }),
    };
    return {
      data: {
        ...rest,
        ...(Object.keys(own).length > 0 && { promises: own }),
        ...(isOutsideVat && { vat_registered: false }),
        ...(Object.keys(texts).length > 0 && { texts }),
        ...(svg !== undefined && { legal_notice: { svg, ...(png !== undefined && { png }) } }),
        ...(label !== undefined && { durability_labels: true }),
        // Not a setting: company lookup requires ANAF's register to be configured.
        flags: { ...rest.flags, companyData: accountOf(config, "companies") !== undefined },
        BEFORE_FOOTER_TEXT: cleanHtml(BEFORE_FOOTER_TEXT),
        PAGE_BUNDLES_TEXT: cleanHtml(PAGE_BUNDLES_TEXT),
      },
    };
  });
}
