/** Setting `codColumns`: column names of couriers' files that the shop does not recognise by itself. */
import { COURIERS } from "@curat/contract/deliveries.values";
import { z } from "zod";
import { fold } from "./incoming-file.rules.ts";

const MAX_FILES = 20;
const MAX_LENGTH = 100;
const DAY_IS_OPTIONAL = "";
const column = z
  .string()
  .trim()
  .max(MAX_LENGTH, `Scrie cel mult ${MAX_LENGTH} de caractere.`)
  .refine((name) => fold(name) !== "", "Scrie numele coloanei, ca în fișier.");

export const codColumnsSetting = z
  .array(
    z
      .strictObject({
        courier: z.enum([...COURIERS, "other"]),
        awb: column,
        amount: column,
        day: column.or(z.literal(DAY_IS_OPTIONAL)),
      })
      .refine(({ awb, amount }) => fold(awb) !== fold(amount), {
        path: ["amount"],
        message: "Suma și numărul AWB-ului sunt coloane diferite.",
      }),
  )
  .max(MAX_FILES, `Adaugă cel mult ${MAX_FILES} de fișiere.`);
export type CodColumns = z.infer<typeof codColumnsSetting>[number];

/** Parses the setting. If it is invalid, files are recognised by their usual column names. */
export function readCodColumns(stored: unknown): CodColumns[] {
  return codColumnsSetting.safeParse(stored).data ?? [];
}
