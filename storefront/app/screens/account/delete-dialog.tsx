import { ConfirmDialog } from "@curat/ui/dialog/confirm-dialog.tsx";
import { texts } from "../../components/account/texts.ts";

/** Asks customers to confirm that they want to delete an address or company (C-064). */
export function DeleteDialog({ id, list, name }: { id: number; list: string; name: string }) {
  return (
    <ConfirmDialog title={texts.removeTitle} page={list} intent="delete">
      <input type="hidden" name="id" value={id} />
      <p>{texts.removeQuestion}</p>
      <p className="px-4 py-3 rounded bg-surface">{name}</p>
    </ConfirmDialog>
  );
}
