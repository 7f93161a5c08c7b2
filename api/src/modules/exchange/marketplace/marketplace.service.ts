/** Decisions of staff about offers and orders at eMAG. */
import { toBani, toLei } from "@curat/contract/lei.values";
import type { Lei } from "@curat/contract/lei.values";
import type { EmagSettlement } from "@curat/contract/staff/emag.values";
import { permissionToMoveTo } from "@curat/contract/staff/orders.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import { invalid } from "../../../http/refusal.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { lockOrder, moveOrder, recordOrderChange } from "../../selling/orders/index.ts";
import {
  findByCode,
  listMatchesOf,
  lockOffer,
  type ShownMatch,
  writeFloor,
  writeSettled,
} from "./marketplace.store.ts";
import { insertMatches } from "./offers.store.ts";
import { lockRead } from "./orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface OfferWrite {
  id: number;
  /** Version of the offer that the editor saw. */
  expectedVersion: number | undefined;
  actor: Actor;
}

const subjectOf = (id: number) => ({ kind: "emag-offer", id }) as const;

/**
 * Sets an offer's product and minimum price. Returns false for an unknown offer. Throws 422 at the field and
 * StaleVersion (409).
 */
export async function changeOffer(
  { db, now }: Shop,
  { id, expectedVersion, actor }: OfferWrite,
  fields: { code: string; floor: Lei | null },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const offer = await lockOffer(tx, id);
    if (!offer) return false;
    const before = await stateOf(tx, id, offer.floorBani);
    await refuseStale(tx, subjectOf(id), { expectedVersion, loadCurrent: async () => before.shown });
    const productId = await productWith(tx, fields.code);
    const floorBani = fields.floor === null ? null : toBani(fields.floor);
    if (floorBani !== null && floorBani <= 0)
      throw invalid({ floor: ["Scrie un preț mai mare decât zero."] });
    const isSame = before.productId === productId;
    if (!isSame || before.how === undefined)
      await insertMatches(tx, [{ offerId: id, productId, how: "staff", actorName: actor.name, at: now() }]);
    if (floorBani !== offer.floorBani) await writeFloor(tx, id, floorBani);
    const after = await stateOf(tx, id, floorBani);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Oferta eMAG „${offer.name}” a fost schimbată.`,
      before: before.shown,
      after: after.shown,
      touched: [],
    });
    return true;
  });
}

/**
 * Restores an offer's product from before the last change. Returns false for an unknown offer. Throws 422 and
 * StaleVersion (409).
 */
export async function undoMatch(
  { db, now }: Shop,
  { id, expectedVersion, actor }: OfferWrite,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const offer = await lockOffer(tx, id);
    if (!offer) return false;
    const before = await stateOf(tx, id, offer.floorBani);
    await refuseStale(tx, subjectOf(id), { expectedVersion, loadCurrent: async () => before.shown });
    const [current, former] = await listMatchesOf(tx, id);
    if (!current) throw invalid({ offer: ["Oferta nu a avut niciun produs până acum."] });
    const productId = former?.productId ?? null;
    await insertMatches(tx, [{ offerId: id, productId, how: "undone", actorName: actor.name, at: now() }]);
    await recordChange(tx, {
      actor,
      subject: subjectOf(id),
      sentence: `Produsul ofertei eMAG „${offer.name}” a fost restabilit.`,
      before: before.shown,
      after: (await stateOf(tx, id, offer.floorBani)).shown,
      touched: [],
    });
    return true;
  });
}

async function stateOf(
  tx: Tx,
  id: number,
  floorBani: number | null,
): Promise<{ productId: number | null; how: ShownMatch["how"] | undefined; shown: object }> {
  const [current] = await listMatchesOf(tx, id);
  const shown = { code: current?.code ?? null, floor: floorBani === null ? null : toLei(floorBani) };
  return { productId: current?.productId ?? null, how: current?.how, shown };
}

async function productWith(tx: Tx, code: string): Promise<number | null> {
  if (code === "") return null;
  const [found, other] = await findByCode(tx, code);
  if (!found)
    throw invalid({ product_code: ["Niciun produs nu are acest cod. Copiază codul din pagina produsului."] });
  if (other)
    throw invalid({ product_code: ["Mai multe produse au acest cod. Schimbă codul unuia dintre ele."] });
  return found.id;
}

const SEEN = {
  cancelled: "anularea de la eMAG a fost rezolvată",
  returned: "returul de la eMAG a fost rezolvat",
  changed: "modificarea de la eMAG a fost rezolvată",
} as const;

/**
 * Settles a cancellation, a return or changed lines that eMAG reported for an imported order. Idempotent. Returns false for an unknown
 * order. Throws 422 at `outcome` if the order can no longer be cancelled.
 */
export async function settleOrder(
  { db, now }: Shop,
  { id, outcome, staff }: { id: number; outcome: EmagSettlement; staff: Staff },
): Promise<boolean> {
  const cancels = outcome === "cancel";
  if (cancels && !staff.permissions.includes(permissionToMoveTo("cancelled")))
    throw invalid({ outcome: ["Nu ai dreptul să anulezi comenzi."] });
  return transaction(db, async (tx) => {
    const read = await lockRead(tx, id);
    if (!read || read.orderId === null) return false;
    const at = now();
    if (!(await writeSettled(tx, id, { by: staff.name, at }))) return true;
    const order = await lockOrder(tx, read.orderId);
    if (cancels) {
      const note = `Comanda eMAG ${id} a fost anulată la eMAG.`;
      const moved = await moveOrder(tx, { orderId: order.id, to: "cancelled", actor: staff, note, at });
      if (!moved.ok)
        throw invalid({
          outcome: [
            "Comanda nu mai poate fi anulată: a plecat deja. Când se întoarce coletul, înregistrează returul.",
          ],
        });
    }
    await recordOrderChange(tx, order, {
      by: staff,
      sentence: `Comanda ${order.number}: ${read.told ? SEEN[read.told] : ""}.`,
      before: { emag: read.told },
      after: { emag: outcome },
    });
    return true;
  });
}
