import { Button } from "@curat/ui/button/button.tsx";
import { useRefused } from "../form/refused.ts";
import { SendButton } from "../form/send-button.tsx";
import { AS_DRAFT } from "./as-draft.ts";

interface KeepButtonsProps {
  form: string;
  /** The version of the draft that the form shows; undefined where it shows what stands. */
  draft: number | undefined;
  /** What the button is called that changes what stands. */
  save: string;
}

/** A form of a page that stands is saved at once or kept as a draft; that of a draft keeps it. */
export function KeepButtons({ form, draft, save }: KeepButtonsProps) {
  // Where two kept it at once it goes on from what stands.
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
        Păstrează ca ciornă
      </Button>
    </>
  );
}
