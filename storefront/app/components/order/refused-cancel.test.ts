import type { OrderDetail } from "@curat/contract/account-orders";
import { describe, expect, it } from "vitest";
import { answerRefusedCancel } from "./refused-cancel.ts";

const requested = (order: Partial<OrderDetail> | undefined, query = "?cancel=1") =>
  answerRefusedCancel(order as OrderDetail | undefined, new URL(`http://shop.test/comanda${query}`));

describe("order cancellation request", () => {
  it("a cancellation request asks for confirmation while the order can still be cancelled", () => {
    expect(requested({ canCancel: true })).toEqual({ isCancelling: true });
    expect(requested({ canCancel: true }, "")).toEqual({ isCancelling: false });
    expect(requested(undefined)).toEqual({ isCancelling: false });
  });

  it.each([
    ["shipped", "Comanda nu mai poate fi anulată."],
    ["cancelled", "Comanda a fost anulată."],
  ])(
    "a cancellation request explains why an order that is %s cannot be cancelled",
    (status_code, tooLate) => {
      expect(requested({ canCancel: false, status_code })).toEqual({ isCancelling: false, tooLate });
    },
  );
});
