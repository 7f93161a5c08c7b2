import { Eye } from "lucide-react";
import { Form } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";

interface SeeAsButtonProps {
  role: { id: number; name: string };
  /** Where the role stands beside it, its name is left out for the eye. */
  isNamed?: boolean;
}

const TEXT = "Vezi biroul ca acest rol";
const textFor = (name: string) => `Vezi biroul ca „${name}”`;

/** Shows the office as the holders of a role see it, until one takes it off. */
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
