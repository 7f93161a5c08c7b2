import { MAX_HOME_BLOCKS } from "@curat/contract/staff/home.values";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { BlockList } from "../../../components/blocks/block-list.tsx";
import type { ShownBlock } from "../../../components/blocks/block-list.tsx";
import { blockField, countIn } from "../../../components/blocks/blocks.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { BlockFields } from "./block-fields.tsx";
import { FORM, typeIn } from "./home-values.ts";
import { texts } from "./texts.ts";

export interface FormPart {
  typed: Typed;
  errors: FieldErrors;
  mayUpload: boolean;
  categories: { value: string; label: string }[];
}

interface HomeFormProps {
  filled: Typed;
  version: number;
  shown: ShownBlock | undefined;
  mayEdit: boolean;
  mayUpload: boolean;
  categories: FormPart["categories"];
}

export function HomeForm({ filled, version, shown, mayEdit, mayUpload, categories }: HomeFormProps) {
  const refused = useRefused(FORM);
  // After a refused publication, its errors are shown at their fields.
  const [published, planned] = [useRefused("publish-draft"), useRefused("schedule-draft")];
  const errors = refused?.errors ?? published?.errors ?? planned?.errors;
  const typed = refused?.values ?? filled;
  return (
    <ActionForm name={FORM} refused={refused} loaded={filled} encType="multipart/form-data">
      <input type="hidden" name="version" value={version} />
      <EnterButton />
      <fieldset className="stack one-column gap-4" disabled={!mayEdit}>
        <BlockList
          count={countIn(typed, MAX_HOME_BLOCKS)}
          max={MAX_HOME_BLOCKS}
          {...{ shown, errors, mayEdit }}
          types={texts.types}
          none="Prima pagină nu are niciun bloc."
          renderSummary={(place) =>
            texts.block(place, typeIn(typed, place), typed[blockField(place, "title")])
          }
          renderFields={(place) => <BlockFields {...{ place, typed, errors, mayUpload, categories }} />}
        />
      </fieldset>
      {mayEdit && <SendButton form={FORM}>Salvează ciorna</SendButton>}
    </ActionForm>
  );
}
