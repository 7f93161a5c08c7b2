import type { PaymentCode } from "@curat/contract/cart.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { findWrittenPlace } from "../../platform/geography/index.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { isHomeDelivery, loadModelOrder } from "./model-order.ts";
import { updateRecurring } from "./recurring-orders.store.ts";
import { lockExpected, type WriteInput } from "./staff-recurring-orders.service.ts";
import { recurringTexts } from "./texts.ts";

interface Delivery {
  county: string;
  city: string;
  street: string;
  postcode: string;
  payment: PaymentCode;
}

/**
 * Changes the address and payment method of future drafts. A locker or store of the model order cannot be changed.
 * Throws StaleVersion (409), 404, or 422 at the field.
 */
export async function changeDelivery(
  { db }: Pick<ApiContext, "db">,
  input: WriteInput,
  { payment, ...address }: Delivery,
): Promise<void> {
  await transaction(db, async (tx) => {
    const recurring = await lockExpected(tx, input);
    if (recurring.state === "ended") throw invalid({ state: [recurringTexts.isEnded] });
    const model = await loadModelOrder(tx, recurring);
    if (!model) throw invalid({ state: [recurringTexts.isEnded] });
    const isHome = isHomeDelivery(model.order);
    if (isHome && address.street === "") throw invalid({ street: ["Scrie strada și numărul."] });
    if (isHome && !(await findWrittenPlace(tx, address)))
      throw invalid({ city: ["Localitatea nu este în acest județ: scrie-o exact ca în listă."] });
    const own = { address: isHome ? address : null, paymentCode: payment };
    await updateRecurring(tx, recurring.id, { own });
    await recordChange(tx, {
      actor: input.actor,
      subject: { kind: "recurring-order", id: recurring.id },
      expectedVersion: input.expectedVersion,
      sentence: "Adresa de livrare sau plata comenzii recurente a fost schimbată.",
      before: { payment: recurring.own?.paymentCode ?? model.order.paymentCode },
      after: { payment },
      touched: [],
    });
  });
}
