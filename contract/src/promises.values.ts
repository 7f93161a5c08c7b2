/** What the shop promises where it has set nothing else, letter for letter as specified (requirements: C12, B7, C8). */
import { leiNumber } from "./lei.values.ts";
import { FREE_DELIVERY_BANI } from "./limits.values.ts";
import { pluralForm } from "./texts.values.ts";

/** As long as the law gives a consumer at least; the shop's setting may give more. */
export const LEGAL_WITHDRAWAL_DAYS = 14;

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

/** The days of the week in the order of `Date`, as the shop sets hours of their own for them. */
export const WEEKDAYS = {
  sunday: "duminică",
  monday: "luni",
  tuesday: "marți",
  wednesday: "miercuri",
  thursday: "joi",
  friday: "vineri",
  saturday: "sâmbătă",
} as const;
export type Weekday = keyof typeof WEEKDAYS;

/** When somebody answers phone and mails: Romania's clock, "08:30". */
export interface AnswerHours {
  days: AnswerDays;
  opens: string;
  closes: string;
  /** Days with hours of their own, among those of `days` or besides. */
  others?: readonly { day: Weekday; opens: string; closes: string }[] | undefined;
}

/** Who answers. */
export interface AnswerPerson {
  name: string;
  /** What he does in the shop; "" for nothing to say. */
  role: string;
  /** Address of a picture of the shop's; "" for none. */
  picture: string;
}

/** As many benefits as have a picture. */
export const MOST_BENEFITS = 4;

export interface Promises {
  /** Off the next order of who subscribes. */
  newsletterPercent: number;
  hours: AnswerHours;
  /** Null where nobody is named. */
  person: AnswerPerson | null;
  /** What an address without a page says. */
  notFound: string;
  benefits: readonly Benefit[];
}

const LEGAL_RIGHT = `Drept legal de retragere: ${LEGAL_WITHDRAWAL_DAYS} zile`;

export const PROMISES: Promises = {
  newsletterPercent: 10,
  hours: { days: "weekdays", opens: "08:30", closes: "16:30" },
  person: null,
  notFound: "This page could not be found",
  benefits: [
    { title: "Livrare gratuită", text: "la comenzi de peste {suma} lei" },
    { title: "Retur simplu și gratuit în 3 zile", text: LEGAL_RIGHT },
    { title: "Plată online securizată", text: "cu cardul" },
    { title: "Comandă prin SEAP", text: "pentru instituții publice" },
  ],
};

/** What a shop says of itself: whatever it says nothing of is as specified. */
export type ToldPromises = { [Name in keyof Promises]?: Promises[Name] | undefined } & {
  /** In lei; undefined for the usual bound. */
  freeDeliveryOver?: number | undefined;
  /** In which a consumer may withdraw; undefined for what the law gives. */
  withdrawalDays?: number | undefined;
};

/** What holds, of what is told. */
export function promisesOf(told: ToldPromises = {}): Promises & {
  freeDeliveryOver: number;
  withdrawalDays: number;
  /** "14 zile" */
  withdrawalTerm: string;
  /** "Drept legal de retragere: 14 zile"; a shop that gives more than the law does not call it the law's. */
  withdrawalRight: string;
} {
  const days = told.withdrawalDays ?? LEGAL_WITHDRAWAL_DAYS;
  const withdrawalTerm = pluralForm(days) === "other" ? `${days} de zile` : `${days} zile`;
  const withdrawalRight =
    days === LEGAL_WITHDRAWAL_DAYS ? LEGAL_RIGHT : `Drept de retragere: ${withdrawalTerm}`;
  const freeDeliveryOver = told.freeDeliveryOver ?? leiNumber(FREE_DELIVERY_BANI);
  const benefits = (told.benefits ?? PROMISES.benefits).map(({ title, text }) => ({
    title,
    text: (text === LEGAL_RIGHT ? withdrawalRight : text).replaceAll(
      "{suma}",
      freeDeliveryOver.toLocaleString("ro-RO"),
    ),
  }));
  return {
    newsletterPercent: told.newsletterPercent ?? PROMISES.newsletterPercent,
    hours: told.hours ?? PROMISES.hours,
    person: told.person ?? PROMISES.person,
    notFound: told.notFound ?? PROMISES.notFound,
    benefits,
    freeDeliveryOver,
    withdrawalDays: days,
    withdrawalTerm,
    withdrawalRight,
  };
}

/** "Luni – Vineri, 08:30 – 16:30; sâmbătă, 09:00 – 13:00" */
export function hoursText({ days, opens, closes, others = [] }: AnswerHours): string {
  const usual = `${ANSWER_DAYS[days]}, ${opens} – ${closes}`;
  return [usual, ...others.map((own) => `${WEEKDAYS[own.day]}, ${own.opens} – ${own.closes}`)].join("; ");
}

/** When somebody answers on a day of the week (0 is Sunday); undefined where nobody does. */
export function hoursOn(
  { days, opens, closes, others = [] }: AnswerHours,
  weekday: number,
): { opens: string; closes: string } | undefined {
  const name = Object.keys(WEEKDAYS)[weekday];
  const own = others.find(({ day }) => day === name);
  if (own) return { opens: own.opens, closes: own.closes };
  const isUsual = days === "always" || (weekday !== 0 && (days === "saturdays" || weekday !== 6));
  return isUsual ? { opens, closes } : undefined;
}
