import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { useIsSending } from "./refused.ts";

interface PressButtonProps {
  intent: string;
  fields?: Record<string, string | number>;
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
}

/** Form without visible fields, which consists of one button. */
export function PressButton({ intent, fields = {}, variant = "secondary", children }: PressButtonProps) {
  const isBusy = useIsSending(intent);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant} isBusy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
