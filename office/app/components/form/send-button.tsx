import type { ComponentProps } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "./refused.ts";

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** The name of its form. */
  form: string;
  /** The form's id, for a button that stands outside of it. */
  formId?: string;
}

/** Sends the form of that name; busy while it is on its way, so that a second press does nothing. */
export function SendButton({ form, formId, ...rest }: SendButtonProps) {
  return <Button {...rest} form={formId} isBusy={useIsSending(form)} />;
}
