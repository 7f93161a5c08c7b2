import { Form, Link } from "react-router";
import { readOwnCode } from "@curat/contract/own-deliveries.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { courierText } from "../../../components/courier/courier-text.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { AwbForm } from "./awb-form.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

const ESTIMATE_FORM = "awb-estimate";

/**
 * Form that requests a waybill from the courier. If the shop has no account with it, staff enter the number.
 */
export function AwbRequest({ order, strangeCourier }: Pick<OrderData, "order" | "strangeCourier">) {
  const problem = order.awb_problem;
  const isOwn = readOwnCode(order.delivery_code) !== undefined;
  return (
    <>
      {/* If the shop has no account with the courier, the explanation below is enough. */}
      {problem && (problem.is_unsure || !(strangeCourier || isOwn)) && (
        <p className="text-primary bold">{problem.why}</p>
      )}
      {isOwn ? (
        <p>{texts.ownCourier(order.delivery)}</p>
      ) : strangeCourier ? (
        <p>
          {texts.noAccount(courierText(strangeCourier))}{" "}
          <Link to={`/setari/conturi/${strangeCourier}`}>Adaugă contul</Link>
        </p>
      ) : (
        <>
          <AwbRequestForm isUnsure={problem?.is_unsure === true} />
          <EstimateForm />
        </>
      )}
      <AwbForm isOpen={isOwn || strangeCourier !== undefined} />
    </>
  );
}

/**
 * Form that requests a waybill. With `isUnsure` the courier may already have created one, so staff must check
 * first.
 */
function AwbRequestForm({ isUnsure }: { isUnsure: boolean }) {
  const isBusy = useIsSending("awb");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="awb" />
      {isUnsure && (
        <Checkbox
          name="checked"
          label="Am verificat la curier: pentru această comandă nu există niciun AWB."
        />
      )}
      <Button variant="secondary" isBusy={isBusy}>
        Cere AWB de la curier
      </Button>
    </Form>
  );
}

/** Requests the courier's price before a waybill is created. */
function EstimateForm() {
  const refused = useRefused(ESTIMATE_FORM);
  return (
    <ActionForm name={ESTIMATE_FORM} refused={refused}>
      {refused?.errors.awb?.map((message) => (
        <p key={message} role="alert" className="text-primary">
          {message}
        </p>
      ))}
      <SendButton form={ESTIMATE_FORM} variant="quiet">
        Cât costă la curier
      </SendButton>
    </ActionForm>
  );
}
