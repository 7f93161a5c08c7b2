/** ANAF's public register (PlatitorTvaRest v9) allows one request per second. (law: CUI/CIF) */
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { fetchExternal } from "../../../../external/fetch-external.ts";
import type { CompanyRegister, RegisteredCompany } from "../company-data.port.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");
const answerShape = z.object({
  found: z
    .array(
      z.object({
        date_generale: z.object({ denumire: text, nrRegCom: text, codPostal: text }),
        inregistrare_scop_Tva: z.object({ scpTVA: z.boolean().nullish() }).nullish(),
        adresa_sediu_social: z
          .object({
            sdenumire_Strada: text,
            snumar_Strada: text,
            sdetalii_Adresa: text,
            sdenumire_Localitate: text,
            scod_JudetAuto: text,
            scod_Postal: text,
          })
          .nullish(),
      }),
    )
    .default([]),
});
type Entry = z.output<typeof answerShape>["found"][number];

interface Pace {
  timeoutMs: number;
  intervalMs: number;
}

/**
 * Creates a client of the register. A request that would have to wait longer than half of the timeout is rejected
 * immediately.
 */
export function anafRegister(
  url: string,
  { timeoutMs, intervalMs }: Pace = { timeoutMs: 3_000, intervalMs: 1_000 },
): CompanyRegister {
  let nextTurn = 0;
  const waitForTurn = async (): Promise<void> => {
    const at = performance.now();
    const turn = Math.max(at, nextTurn);
    if (turn - at > timeoutMs / 2) throw new Error("Too many requests to ANAF are waiting.");
    nextTurn = turn + intervalMs;
    await setTimeout(turn - at);
  };
  return async (cui, now) => {
    const startedAt = performance.now();
    await waitForTurn();
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify([{ cui: Number(cui), data: romanianDay(now) }]),
    };
    const limitMs = Math.max(1, Math.round(timeoutMs - (performance.now() - startedAt)));
    const { status, bytes } = await fetchExternal(url, init, { limitMs });
    // For an unknown company, the register responds with 404 and the usual body.
    if (status >= 300 && status !== 404) throw new Error(`ANAF responded with status ${status}.`);
    const [entry] = answerShape.parse(JSON.parse(new TextDecoder().decode(bytes))).found;
    return entry && toCompany(entry);
  };
}

function toCompany({ date_generale, inregistrare_scop_Tva, adresa_sediu_social }: Entry): RegisteredCompany {
  const seat = adresa_sediu_social;
  const number = seat?.snumar_Strada ? `nr. ${seat.snumar_Strada}` : "";
  return {
    name: date_generale.denumire,
    registryNumber: date_generale.nrRegCom,
    countyCode: seat?.scod_JudetAuto ?? "",
    city: seat?.sdenumire_Localitate ?? "",
    street: [seat?.sdenumire_Strada, number, seat?.sdetalii_Adresa].filter(Boolean).join(", "),
    postcode: postcodeOf(seat?.scod_Postal || date_generale.codPostal),
    isVatPayer: inregistrare_scop_Tva?.scpTVA ?? false,
  };
}

/** Restores leading zeros that the register drops: "50594" is 050594. */
function postcodeOf(digits: string): string {
  return /^\d{5,6}$/.test(digits) ? digits.padStart(6, "0") : "";
}
