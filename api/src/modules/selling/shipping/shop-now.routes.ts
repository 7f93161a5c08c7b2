import { promisesOf } from "@curat/contract/promises.values";
import { getToday } from "@curat/contract/shop-now";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { tag } from "../../platform/changes/index.ts";
import { findCounty } from "../../platform/geography/index.ts";
import { loadSettings, nextAnswers } from "../../platform/settings/index.ts";
import { readDeliveryTerms } from "./delivery-terms.ts";
import { homePromise } from "./promise.rules.ts";
import { toWirePromise } from "./shipping.wire.ts";

export function shopTodayRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, getToday, async ({ query, madeOf }) => {
    const [at, settings, county] = [now(), await loadSettings(db), await countyOf(query.countyid)];
    const day = romanianDay(at);
    const terms = readDeliveryTerms(settings.deliveryTerms);
    const promised = homePromise(terms, { countyCode: county?.code, now: at });
    const answers = nextAnswers(promisesOf(settings.promises).hours, at);
    const midnight = romanianTime(`${plusDays(day, 1)} 00:00`);
    const until = new Date(
      Math.min(...[midnight, promised?.orderBy, answers?.until].flatMap((moment) => moment?.getTime() ?? [])),
    );
    madeOf([tag.settings, tag.until(until)]);
    return {
      data: {
        day,
        until: until.toISOString(),
        delivery: promised ? toWirePromise(promised) : null,
        county: promised && county ? county.name : null,
        answers: answers && { day: answers.day, opens: answers.opens, closes: answers.closes },
      },
    };
  });

  /** Returns the county with this id. Undefined if it is unknown; the promise then holds for every county. */
  async function countyOf(text: string | undefined) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? findCounty(db, Number(text)) : undefined;
  }
}
