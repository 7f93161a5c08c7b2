import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { courierText } from "../../../components/courier/courier-text.ts";
import { useIsSending } from "../../../components/form/refused.ts";
import { AwbForm } from "./awb-form.tsx";
import type { OrderData } from "./order.server.ts";
import { texts } from "./texts.ts";

/** The ways to a waybill: asked of the courier, where the shop has an account there, or typed. */
export function AskAwb({ order, strangeCourier }: Pick<OrderData, "order" | "strangeCourier">) {
  const problem = order.awb_problem;
  return (
    <>
      {/* That there is no account is said below. */}
      {problem && (problem.is_unsure || !strangeCourier) && (
        <p className="text-primary bold">{problem.why}</p>
      )}
      {strangeCourier ? (
        <p>{texts.noAccount(courierText(strangeCourier), SETTINGS[strangeCourier])}</p>
      ) : (
        <AskForm isUnsure={problem?.is_unsure === true} />
      )}
      <AwbForm isOpen={strangeCourier !== undefined} />
    </>
  );
}

/** Where whoever runs the server writes down the accounts of couriers. */
const SETTINGS: Record<string, string | undefined> = {
  sameday: "SAMEDAY_URL, SAMEDAY_USERNAME, SAMEDAY_PASSWORD",
  fan: "FAN_USERNAME, FAN_PASSWORD, FAN_CLIENT_ID",
};

/** Where nobody knows what became of an earlier try, only after a look. */
function AskForm({ isUnsure }: { isUnsure: boolean }) {
  const isBusy = useIsSending("awb");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="awb" />
      {isUnsure && (
        <Checkbox
          name="checked"
          label="Am verificat la curier: pentru această comandă nu s-a făcut niciun AWB."
        />
      )}
      <Button variant="secondary" isBusy={isBusy}>
        Cere AWB de la curier
      </Button>
    </Form>
  );
}
