/** Setting that selects who issues the shop's invoices: the shop itself or a service. */
import {
  EFACTURA_SENDERS,
  ISSUER_CHOICES,
  ISSUER_LABELS,
  PROVISIONAL_SERIES,
} from "@curat/contract/staff/invoice-issuers.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { z } from "zod";
import type { Db } from "../../../../db/database.ts";
import { isOwnSeries } from "./outbox.store.ts";

const SERIES = "Scrie seria exact ca în serviciul de facturare: una până la zece majuscule și cifre.";

export const invoiceIssuerSetting = z
  .strictObject({
    issuer: z.enum(ISSUER_CHOICES),
    series: z
      .string()
      .max(10, SERIES)
      .regex(/^[A-Z0-9]*$/, SERIES)
      .default(""),
    efactura: z.enum(EFACTURA_SENDERS).default("issuer"),
  })
  .superRefine(({ issuer, series }, context) => {
    if (issuer === "shop") return;
    if (series === "") context.addIssue({ code: "custom", path: ["series"], message: SERIES });
    if (series === PROVISIONAL_SERIES)
      context.addIssue({ code: "custom", path: ["series"], message: `Alege altă serie decât ${series}.` });
  });
type InvoiceIssuer = z.infer<typeof invoiceIssuerSetting>;

/** Parses the setting. If it is missing or invalid, the shop issues its own invoices. */
export function readInvoiceIssuer(stored: unknown): InvoiceIssuer {
  const own: InvoiceIssuer = { issuer: "shop", series: "", efactura: "issuer" };
  return invoiceIssuerSetting.safeParse(stored ?? own).data ?? own;
}

/** Returns an error if the shop itself has numbered invoices in the service's series. */
export async function invoiceIssuerRefusal(db: Db, { value }: { value: unknown }): Promise<FieldErrors> {
  const { issuer, series } = readInvoiceIssuer(value);
  if (issuer === "shop" || !(await isOwnSeries(db, series))) return {};
  return {
    "value.series": [
      `Seria ${series} are facturi emise de magazin. Creează altă serie la ${ISSUER_LABELS[issuer]} și alege-o aici.`,
    ],
  };
}
