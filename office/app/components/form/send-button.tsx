import type { ComponentProps } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "./refused.ts";

interface SendButtonProps extends ComponentProps<typeof Button> {
  form: string;
  formId?: string;
}

/** A form's submit button, which ignores clicks during submission. */
export function SendButton({ form, formId, ...rest }: SendButtonProps) {
  return <Button {...rest} form={formId} isBusy={useIsSending(form)} />;
}
