import type { OrderDetail } from "@curat/contract/account-orders";
import { describe, expect, it } from "vitest";
import { answerRefusedCancel } from "./refused-cancel.ts";

const asked = (order: Partial<OrderDetail> | undefined, query = "?cancel=1") =>
  answerRefusedCancel(order as OrderDetail | undefined, new URL(`http://shop.test/comanda${query}`));

describe("the wish to cancel an order", () => {
  it("is asked about while the order may be cancelled, and only when it was expressed", () => {
    expect(asked({ canCancel: true })).toEqual({ isCancelling: true });
    expect(asked({ canCancel: true }, "")).toEqual({ isCancelling: false });
    expect(asked(undefined)).toEqual({ isCancelling: false });
  });

  it.each([
    ["shipped", "Comanda nu mai poate fi anulată."],
    ["cancelled", "Comanda a fost anulată."],
  ])("that comes too late for one that is %s is told so", (status_code, tooLate) => {
    expect(asked({ canCancel: false, status_code })).toEqual({ isCancelling: false, tooLate });
  });
});
