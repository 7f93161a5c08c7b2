/** Support hours. Support is closed on public holidays (decision 0082). */
import { type AnswerHours, hoursOn } from "@curat/contract/promises.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { isLegalHoliday } from "../../../calendar/working-day.ts";

export interface Answering {
  day: string;
  /** Opening time in Romania, "08:30"; null while support is open. */
  opens: string | null;
  closes: string;
  /** When this result changes; undefined if it changes at midnight. */
  until: Date | undefined;
}

const DAYS_AHEAD = 14;

/** Returns today's hours while support is open, otherwise the next opening within two weeks. */
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
