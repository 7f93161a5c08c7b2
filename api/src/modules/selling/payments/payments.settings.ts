import { z } from "zod";
import { PROCESSORS } from "./providers/processor.ts";
import { parseRomanianIban } from "@curat/contract/iban.values";

const bani = z.int().nonnegative();
const days = z.int().min(1).max(365);
const paymentTerms = z.object({
  cashOnDelivery: z.object({ chargeBani: bani, costBani: bani }),
  bankTransfer: z
    .object({
      beneficiary: z.string().trim().min(1, "Scrie titularul contului.").max(255),
      bank: z.string().trim().min(1, "Scrie banca la care este contul.").max(255),
      iban: z
        .string()
        .max(60)
        .refine(
          (iban) => parseRomanianIban(iban),
          "IBAN-ul nu este corect: verifică toate literele și cifrele.",
        ),
      /** Working days for which products of an unpaid order are reserved. (decision 0010) */
      workingDays: z.int().min(1).max(60).default(5),
    })
    .nullable(),
  cards: z.object({
    /** Processor for new payments. "auto" means the first one with an account. */
    first: z.enum(["auto", ...PROCESSORS]),
    /** Fallback if the first processor cannot start a payment. */
    second: z.enum(["none", ...PROCESSORS]),
    /** Maximum number of instalments at Netopia; 0 for none. */
    instalments: z.int().min(0).max(24, "Scrie cel mult 24 de rate."),
  }),
  /** Days after the due date of an invoice on which the company gets reminders. */
  reminders: z
    .object({ firstDays: days, secondDays: days, thirdDays: days })
    .refine(({ firstDays, secondDays, thirdDays }) => firstDays < secondDays && secondDays < thirdDays, {
      path: ["secondDays"],
      error: "Fiecare reamintire trebuie să fie după cea anterioară: scrie un număr mai mare de zile.",
    })
    .nullable(),
  /** Interest claimed on overdue invoices of companies; null for none. (law: Late interest) */
  lateInterest: z
    .object({
      /** Per cent of the open amount per day; 0 for the legal rate. */
      dailyPercent: z.number().min(0).max(1, "Scrie cel mult 1 % pe zi."),
      /** Reference rate of the BNR, in per cent per year. */
      referencePercent: z.number().min(0).max(50),
    })
    .nullable(),
});
/** Validates the setting. A payment fee must not exceed its cost (law: Payment fee). */
export const paymentsSetting = paymentTerms
  .partial()
  .strict()
  .refine(({ cashOnDelivery }) => !cashOnDelivery || cashOnDelivery.chargeBani <= cashOnDelivery.costBani, {
    path: ["cashOnDelivery", "chargeBani"],
    error: "Taxa plății la livrare nu poate depăși costul plătit de magazin.",
  });
export type PaymentTerms = z.infer<typeof paymentTerms> & {
  takesCards: boolean;
};

const DEFAULT_TERMS: z.infer<typeof paymentTerms> = {
  cards: { first: "auto", second: "none", instalments: 0 },
  cashOnDelivery: { chargeBani: 5_00, costBani: 5_00 },
  bankTransfer: null,
  reminders: { firstDays: 3, secondDays: 10, thirdDays: 30 },
  lateInterest: null,
};

/** Parses the payment setting. Throws if it is malformed, so that buyers never see a wrong bank account. */
export function readPaymentTerms(stored: unknown, takesCards = false): PaymentTerms {
  const terms = paymentTerms.parse({ ...DEFAULT_TERMS, ...(stored as object | undefined) });
  return { ...terms, takesCards };
}
