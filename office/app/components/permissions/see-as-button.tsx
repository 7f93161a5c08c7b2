import { Eye } from "lucide-react";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";

interface SeeAsButtonProps {
  role: { id: number; name: string };
  /** True to show the role's name on the button; otherwise only screen readers read it. */
  isNamed?: boolean;
}

const TEXT = "Vezi panoul cu acest rol";
const textFor = (name: string) => `Vezi panoul cu rolul „${name}”`;

/** Starts previewing the office with a role's permissions. */
export function SeeAsButton({ role: { id, name }, isNamed = false }: SeeAsButtonProps) {
  return (
    <Form method="post" action="/rol">
      <input type="hidden" name="form" value="on" />
      <input type="hidden" name="role" value={id} />
      <Button variant="secondary" aria-label={isNamed ? undefined : `${TEXT}: ${name}`}>
        {isNamed ? (
          <>
            <Eye aria-hidden size={18} /> {textFor(name)}
          </>
        ) : (
          TEXT
        )}
      </Button>
    </Form>
  );
}
