import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "../../../components/form/refused.ts";
import styles from "./order-bulk.module.css";

/**
 * Form that requests failed waybills again. If the courier may have created one, staff must check that first.
 */
export function AgainForm({ isUnsure }: { isUnsure: boolean }) {
  const isBusy = useIsSending("again");
  return (
    <Form method="post" className={`stack gap-3 justify-items-start ${styles.again}`}>
      <input type="hidden" name="form" value="again" />
      {isUnsure && (
        <label className="row gap-2 items-start">
          <input type="checkbox" name="checked" value="1" />
          Am verificat la curier: pentru aceste comenzi nu există niciun AWB.
        </label>
      )}
      <Button variant="secondary" isBusy={isBusy}>
        Cere din nou AWB-urile refuzate
      </Button>
    </Form>
  );
}
