import type { ComponentProps } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "./refused.ts";

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** Name of the form that it submits. */
  form: string;
  /** Id of the form, for a button placed outside it. */
  formId?: string;
}

/** Submit button of a form. It ignores clicks during submission, so that nothing is submitted twice. */
export function SendButton({ form, formId, ...rest }: SendButtonProps) {
  return <Button {...rest} form={formId} isBusy={useIsSending(form)} />;
}
