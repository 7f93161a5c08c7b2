import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { FormEnd } from "@curat/ui/form/form-end.tsx";
import { texts } from "../../components/account/texts.ts";

interface FormActionsProps {
  backTo: string;
  submit?: string;
  isBusy: boolean;
}

export function FormActions({ backTo, submit = texts.save, isBusy }: FormActionsProps) {
  return (
    <FormEnd>
      <a href={backTo} className={buttonClass("secondary")} data-keeps-place>
        {texts.cancel}
      </a>
      <Button name="intent" value="save" isBusy={isBusy}>
        {submit}
      </Button>
    </FormEnd>
  );
}
