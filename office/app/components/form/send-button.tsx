import type { ComponentProps } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "./refused.ts";

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** Name of its form. */
  form: string;
  /** Id of the form, for a button outside it. */
  formId?: string;
}

/** Submit button of a form; busy during submission, so that a second click does nothing. */
export function SendButton({ form, formId, ...rest }: SendButtonProps) {
  return <Button {...rest} form={formId} isBusy={useIsSending(form)} />;
}
