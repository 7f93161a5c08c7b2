import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { aCart } from "../../../testing/a-cart.ts";
import { toCartView } from "../../../session/cart/cart-view.ts";
import { PaymentSection } from "./payment-section.tsx";

const TERMS = { cui: "14399840", company: "Curat SRL", days: 30, due_on: "2026-12-30", left: 3400 };
const BLOCKED = "Firma are o factură neplătită.";

function shown(refusal: string | null): string {
  const terms = { paymentId: 5, paymentName: "Plată la termen", selected: false, paymentCode: "TERM" };
  const groups = [{ name: "Transfer", options: refusal === null ? [terms] : [] }];
  const { payments, terms: offered } = toCartView(
    aCart({ payment_options_groups: groups, terms: [{ ...TERMS, refusal }] }),
  );
  const choice = { chosen: undefined, onChoose: () => undefined };
  return renderToStaticMarkup(
    <PaymentSection {...{ payments, choice }} customerType="pj" terms={offered} errors={{}} />,
  );
}

it("payment on terms shows the due date and the remaining credit, or is disabled and shows the reason", () => {
  const offered = shown(null);
  expect(offered).toContain(
    "Plătești factura în 30 de zile de la emitere: dacă o emitem azi, până pe 30 decembrie 2026. Din limita firmei au rămas 3,400.00 lei.",
  );
  expect(offered).not.toContain("disabled");
  const blocked = shown(BLOCKED);
  expect(blocked).toMatch(/<input type="radio" disabled=""[^>]*>/);
  expect(blocked).toContain(BLOCKED);
});
