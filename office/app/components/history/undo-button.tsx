import { Form, useLocation } from "react-router";
import { Button } from "@curat/ui/button/button.tsx";
import { withReturnPath } from "../../session/return-path.ts";

const UNDO = "Anulează modificarea";

/** Undoes a change and returns to the current page. */
export function UndoButton({ id }: { id: number }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={withReturnPath("/jurnal", pathname + search)} preventScrollReset>
      <input type="hidden" name="form" value="undo" />
      <input type="hidden" name="id" value={id} />
      <Button variant="secondary">{UNDO}</Button>
    </Form>
  );
}
