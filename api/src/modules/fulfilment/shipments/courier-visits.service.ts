import { COURIER_NAMES, type Courier } from "@curat/contract/deliveries.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { CHECK_VISIT_WITH_COURIER } from "@curat/contract/staff/courier-visits.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { romanianTime } from "../../../calendar/romanian-time.ts";
import { isWorkingDate } from "../../../calendar/working-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { courierPort } from "../../selling/shipping/index.ts";
import { ASKING_MS } from "./call-courier.ts";
import { closeVisit, type CourierVisit, lockVisit, writeVisit } from "./courier-visits.store.ts";
import { countWaiting } from "./handover.store.ts";

export interface VisitInput {
  courier: Courier;
  day: string;
  from: string;
  to: string;
  weightKg: number;
  isChecked: boolean;
  actor: Actor;
}

type VisitResult =
  | { ok: true; visit: CourierVisit }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

const AHEAD_DAYS = 14;
const HOUR_MS = 3_600_000;
/** Couriers refuse shorter time windows. */
const SHORTEST_MS = 2 * HOUR_MS;
const LOST = `Cererea către curier s-a întrerupt. ${CHECK_VISIT_WITH_COURIER}`;

/**
 * Orders a courier's visit to the shop, at most once a day. The call is stored before it is sent. After a lost
 * response, staff must check with the courier before the next call (`isChecked`). Errors are at the field `visit`.
 */
export async function callCourierVisit(context: ApiContext, input: VisitInput): Promise<VisitResult> {
  const { db, now } = context;
  const { courier, day, from, to, weightKg, actor } = input;
  const port = courierPort(context, courier);
  if (!port?.callToShop) return { ok: false, error: "unknown" };
  const errors = timeErrors(input, now());
  if (errors) return { ok: false, error: "refused", errors };
  const waiting = (await countWaiting(db)).find((one) => one.courier === courier);
  if (!waiting) return refused("Niciun colet nu așteaptă acest curier: creează mai întâi AWB-urile.");
  const { parcels, awb } = waiting;
  const at = now();
  const asking: CourierVisit = {
    courier,
    day,
    from,
    to,
    parcels,
    at,
    state: "asking",
    why: LOST,
    calledBy: actor.name,
  };
  const blocked = await transaction(db, async (tx) => {
    const why = blockedBy(await lockVisit(tx, input), { now: at, isChecked: input.isChecked });
    if (why !== undefined) return why;
    const id = await writeVisit(tx, asking);
    await recordChange(tx, {
      actor,
      subject: { kind: "courier-visit", id },
      sentence: `${COURIER_NAMES[courier]}, chemat pe ${day}, ${from}–${to}, pentru ${parcels} colete.`,
      before: null,
      after: { courier, day, from, to, parcels },
      touched: [],
    });
    return undefined;
  });
  if (blocked !== undefined) return refused(blocked);
  const called = await port.callToShop({ day, from, to, parcels, weightKg, awb }).catch(() => undefined);
  const outcome = outcomeOf(called);
  await transaction(db, (tx) => closeVisit(tx, asking, outcome));
  return outcome.state === "called" ? { ok: true, visit: { ...asking, ...outcome } } : refused(outcome.why);
}

function outcomeOf(
  called: Awaited<ReturnType<NonNullable<ReturnType<typeof courierPort>>["logIn"]>> | undefined,
): Pick<CourierVisit, "state" | "why"> {
  if (called?.ok) return { state: "called", why: "" };
  if (called?.kind === "refused") return { state: "refused", why: called.message };
  return { state: "unsure", why: called ? `${called.message} ${CHECK_VISIT_WITH_COURIER}` : LOST };
}

function blockedBy(
  earlier: CourierVisit | undefined,
  { now, isChecked }: { now: Date; isChecked: boolean },
): string | undefined {
  switch (earlier?.state) {
    case "called":
      return `Curierul este deja chemat în această zi, ${earlier.from}–${earlier.to}.`;
    case "asking":
      if (now.getTime() - earlier.at.getTime() < ASKING_MS)
        return "Cererea către curier este în curs. Reîncarcă pagina peste câteva secunde.";
      return isChecked ? undefined : earlier.why;
    case "unsure":
      return isChecked ? undefined : earlier.why;
    default:
      return undefined;
  }
}

function timeErrors({ day, from, to }: VisitInput, now: Date): FieldErrors | undefined {
  const today = romanianDay(now);
  if (day < today || day > plusDays(today, AHEAD_DAYS))
    return { day: [`Alege o zi de azi până peste ${AHEAD_DAYS} zile.`] };
  if (!isWorkingDate(day))
    return { day: ["Curierii nu vin în weekend și în sărbătorile legale: alege altă zi."] };
  const [start, end] = [romanianTime(`${day} ${from}`), romanianTime(`${day} ${to}`)];
  if (end.getTime() - start.getTime() < SHORTEST_MS)
    return { to: ["Intervalul trebuie să fie de cel puțin două ore: alege o oră mai târzie."] };
  return end <= now ? { to: ["Ora a trecut: alege una mai târzie sau altă zi."] } : undefined;
}

function refused(message: string): VisitResult {
  return { ok: false, error: "refused", errors: { visit: [message] } };
}
