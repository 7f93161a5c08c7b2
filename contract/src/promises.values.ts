/** What the shop promises where it has set nothing else, letter for letter as specified (requirements: C12, B7, C8). */
import { FREE_DELIVERY_BANI } from "./limits.values.ts";

/** The days on which somebody answers. */
export const ANSWER_DAYS = {
  weekdays: "Luni – Vineri",
  saturdays: "Luni – Sâmbătă",
  always: "Luni – Duminică",
} as const;
export type AnswerDays = keyof typeof ANSWER_DAYS;

export interface Benefit {
  title: string;
  /** `{suma}` is what products have to cost for their delivery to be free, in lei. */
  text: string;
}

/** As many benefits as have a picture. */
export const MOST_BENEFITS = 4;

export interface Promises {
  /** Off the next order of who subscribes. */
  newsletterPercent: number;
  /** When somebody answers phone and mails: Romania's clock, "08:30". */
  hours: { days: AnswerDays; opens: string; closes: string };
  /** What an address without a page says. */
  notFound: string;
  benefits: readonly Benefit[];
}

export const PROMISES: Promises = {
  newsletterPercent: 10,
  hours: { days: "weekdays", opens: "08:30", closes: "16:30" },
  notFound: "This page could not be found",
  benefits: [
    { title: "Livrare gratuită", text: "la comenzi de peste {suma} lei" },
    { title: "Retur simplu și gratuit în 3 zile", text: "Drept legal de retragere: 14 zile" },
    { title: "Plată online securizată", text: "cu cardul" },
    { title: "Comandă prin SEAP", text: "pentru instituții publice" },
  ],
};

/** What a shop says of itself: whatever it says nothing of is as specified. */
export type ToldPromises = { [Name in keyof Promises]?: Promises[Name] | undefined } & {
  /** In lei; undefined for the usual bound. */
  freeDeliveryOver?: number | undefined;
};

/** What holds, of what is told. */
export function promisesOf(told: ToldPromises = {}): Promises & { freeDeliveryOver: number } {
  const freeDeliveryOver = told.freeDeliveryOver ?? FREE_DELIVERY_BANI / 100;
  const benefits = (told.benefits ?? PROMISES.benefits).map(({ title, text }) => ({
    title,
    text: text.replaceAll("{suma}", freeDeliveryOver.toLocaleString("ro-RO")),
  }));
  return {
    newsletterPercent: told.newsletterPercent ?? PROMISES.newsletterPercent,
    hours: told.hours ?? PROMISES.hours,
    notFound: told.notFound ?? PROMISES.notFound,
    benefits,
    freeDeliveryOver,
  };
}

export function hoursText({ days, opens, closes }: Promises["hours"]): string {
  return `${ANSWER_DAYS[days]}, ${opens} – ${closes}`;
}
