import { Button } from "@curat/ui/button/button.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { AS_DRAFT } from "./as-draft.ts";

interface SaveButtonsProps {
  form: string;
  /** Version of the draft. Undefined if the form shows the published page. */
  draft: number | undefined;
  save: string;
}

/** Submit buttons of a page's form. If the form shows a draft, it can only be saved as a draft. */
export function SaveButtons({ form, draft, save }: SaveButtonsProps) {
  // After a conflict, the form is based on the current version.
  const version = useRefused(form)?.conflict?.version ?? draft;
  if (draft !== undefined)
    return (
      <>
        <input type="hidden" name={AS_DRAFT} value={version} />
        <SendButton form={form}>Salvează ciorna</SendButton>
      </>
    );
  return (
    <>
      <SendButton form={form}>{save}</SendButton>
      <Button variant="secondary" name={AS_DRAFT} value="0">
        Salvează ca ciornă
      </Button>
    </>
  );
}
