/** Promises shown in the shop, with defaults verbatim from the specification (requirements: C12, B7, C8). */
import { leiNumber } from "./lei.values.ts";
import { FREE_DELIVERY_BANI } from "./limits.values.ts";
import { pluralForm } from "./texts.values.ts";

/** Legal minimum for consumers; a shop may grant more. */
export const LEGAL_WITHDRAWAL_DAYS = 14;

export const ANSWER_DAYS = {
  weekdays: "Luni – Vineri",
  saturdays: "Luni – Sâmbătă",
  always: "Luni – Duminică",
} as const;
export type AnswerDays = keyof typeof ANSWER_DAYS;

export interface Benefit {
  title: string;
  /** `{suma}` is replaced by the free delivery limit in lei. */
  text: string;
}

/** In the order of `Date.getDay`. */
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

/** Romanian local times such as "08:30". */
export interface AnswerHours {
  days: AnswerDays;
  opens: string;
  closes: string;
  /** Days with different hours, which need not be among `days`. */
  others?: readonly { day: Weekday; opens: string; closes: string }[] | undefined;
}

export interface AnswerPerson {
  name: string;
  role: string;
  /** Path in the media store; "" for none. */
  picture: string;
}

export const MAX_BENEFITS = 4;

export interface Promises {
  newsletterPercent: number;
  hours: AnswerHours;
  person: AnswerPerson | null;
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

export type ConfiguredPromises = { [Name in keyof Promises]?: Promises[Name] | undefined } & {
  /** In lei. */
  freeDeliveryOver?: number | undefined;
  withdrawalDays?: number | undefined;
};

/** Returns a shop's promises, with defaults for those that it has not set. */
export function promisesOf(reported: ConfiguredPromises = {}): Promises & {
  freeDeliveryOver: number;
  withdrawalDays: number;
  /** Such as "14 zile". */
  withdrawalTerm: string;
  /** "Drept legal de retragere: 14 zile"; without "legal" for more than the legal minimum. */
  withdrawalRight: string;
} {
  const days = reported.withdrawalDays ?? LEGAL_WITHDRAWAL_DAYS;
  const withdrawalTerm = pluralForm(days) === "other" ? `${days} de zile` : `${days} zile`;
  const withdrawalRight =
    days === LEGAL_WITHDRAWAL_DAYS ? LEGAL_RIGHT : `Drept de retragere: ${withdrawalTerm}`;
  const freeDeliveryOver = reported.freeDeliveryOver ?? leiNumber(FREE_DELIVERY_BANI);
  const benefits = (reported.benefits ?? PROMISES.benefits).map(({ title, text }) => ({
    title,
    text: (text === LEGAL_RIGHT ? withdrawalRight : text).replaceAll(
      "{suma}",
      freeDeliveryOver.toLocaleString("ro-RO"),
    ),
  }));
  return {
    newsletterPercent: reported.newsletterPercent ?? PROMISES.newsletterPercent,
    hours: reported.hours ?? PROMISES.hours,
    person: reported.person ?? PROMISES.person,
    notFound: reported.notFound ?? PROMISES.notFound,
    benefits,
    freeDeliveryOver,
    withdrawalDays: days,
    withdrawalTerm,
    withdrawalRight,
  };
}

/** Formats hours: "Luni – Vineri, 08:30 – 16:30; sâmbătă, 09:00 – 13:00". */
export function hoursText({ days, opens, closes, others = [] }: AnswerHours): string {
  const usual = `${ANSWER_DAYS[days]}, ${opens} – ${closes}`;
  return [usual, ...others.map((own) => `${WEEKDAYS[own.day]}, ${own.opens} – ${own.closes}`)].join("; ");
}

/** Returns the answering hours on a weekday (0 is Sunday), or undefined. */
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
