/** When somebody answers, by the hours that the shop tells: pure. On legal holidays nobody does. (decision 0082) */
import { type AnswerHours, hoursOn } from "@curat/contract/promises.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { isLegalHoliday } from "../../../calendar/working-day.ts";

export interface Answering {
  /** Day of Romania's calendar, yyyy-mm-dd. */
  day: string;
  /** By the clock of Romania, "08:30"; null while somebody answers. */
  opens: string | null;
  closes: string;
  /** The next moment at which this is another answer; undefined where that is midnight. */
  until: Date | undefined;
}

const DAYS_AHEAD = 14;

/** Who answers now, or when the next time; null where nobody does within two weeks. */
export function nextAnswers(hours: AnswerHours, now: Date): Answering | null {
  const today = romanianDay(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = plusDays(today, ahead);
    const span = isLegalHoliday(day) ? undefined : hoursOn(hours, new Date(day).getUTCDay());
    if (!span) continue;
    const [opens, closes] = [romanianTime(`${day} ${span.opens}`), romanianTime(`${day} ${span.closes}`)];
    if (now >= closes) continue;
    const isOpen = now >= opens;
    const until = isOpen ? closes : ahead === 0 ? opens : undefined;
    return { day, opens: isOpen ? null : span.opens, closes: span.closes, until };
  }
  return null;
}
