import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { typedLei } from "../../../components/money/lei.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import type { OrderData } from "./order.server.ts";

/** Form that starts an order change with a discount only. The next page previews the change. */
export function DiscountForm({ order }: Pick<OrderData, "order">) {
  return (
    <ActionForm name="discount" refused={undefined} action={`/comenzi/${order.id}/modifica`}>
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="step" value="discount" />
      <div className="cluster items-start gap-3">
        <Field
          label="Reducere"
          name="discount"
          hint="În lei sau procente: 10 sau 5 %."
          defaultValue={order.staff_discount > 0 ? typedLei(order.staff_discount) : undefined}
          maxLength={20}
          autoComplete="off"
        />
        <Field label="Motivul reducerii" name="reason" maxLength={500} autoComplete="off" />
      </div>
      <p>
        <SendButton form="discount" variant="secondary">
          Vezi noul total
        </SendButton>
      </p>
    </ActionForm>
  );
}
