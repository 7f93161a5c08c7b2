import { MAX_BLOCKS } from "@curat/contract/landing.values";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { BlockList } from "../../../components/blocks/block-list.tsx";
import type { ShownBlock } from "../../../components/blocks/block-list.tsx";
import { countIn } from "../../../components/blocks/blocks.ts";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { BlockFields, BlockSummary } from "./block-fields.tsx";
import styles from "./landing-pages.module.css";
import { FORM } from "./page-values.ts";
import { texts } from "./texts.ts";
import { ThemeFields } from "./theme-fields.tsx";
import type { LowContrast } from "./contrast.ts";

interface PageFormProps {
  filled: Typed;
  version: number;
  contrasts: LowContrast[];
  shown: ShownBlock | undefined;
  mayEdit: boolean;
  mayUpload: boolean;
}

const TEXTS = [
  "content.meta.metatile",
  "content.slug",
  "content.meta.metadescription",
  "content.meta.metakeywords",
] as const;
const HINTS: Record<string, string | undefined> = {
  "content.meta.metatile":
    "Apare în fila browserului, în motoarele de căutare și în listele din administrare.",
};

/** Form for a landing page and its blocks. Every button saves the draft. */
export function PageForm({ filled, version, contrasts, shown, mayEdit, mayUpload }: PageFormProps) {
  const refused = useRefused(FORM);
  // After a refused publication, its errors are shown at their fields.
  const [published, planned] = [useRefused("publish-draft"), useRefused("schedule-draft")];
  const errors = refused?.errors ?? published?.errors ?? planned?.errors;
  const typed = refused?.values ?? filled;
  return (
    <ActionForm name={FORM} refused={refused} loaded={filled} encType="multipart/form-data">
      <input type="hidden" name="version" value={version} />
      <EnterButton />
      <div className={`stack one-column min-w-0 ${styles.form}`}>
        <fieldset className={`stack one-column ${styles.plain}`} disabled={!mayEdit}>
          <Panel title="Pagina">
            {TEXTS.map((name) => (
              <Field
                key={name}
                label={texts.labels[name]}
                name={name}
                defaultValue={typed[name] ?? ""}
                errors={errors}
                hint={HINTS[name]}
                maxLength={name === "content.slug" ? 120 : undefined}
                autoComplete="off"
              />
            ))}
            <HtmlField
              label={texts.labels["content.intro"]}
              name="content.intro"
              defaultValue={typed["content.intro"] ?? ""}
              errors={errors}
            />
          </Panel>
          <Panel title="Blocuri">
            <BlockList
              count={countIn(typed, MAX_BLOCKS)}
              max={MAX_BLOCKS}
              {...{ shown, errors, mayEdit }}
              types={texts.blockTypes}
              none="Pagina nu are încă blocuri."
              renderSummary={(place) => <BlockSummary {...{ place, typed }} />}
              renderFields={(place) => <BlockFields {...{ place, typed, errors, mayUpload }} />}
            />
          </Panel>
          <ThemeFields {...{ typed, errors, contrasts, mayUpload }} />
        </fieldset>
        {mayEdit && (
          <div className={`py-3 line-above bg-surface ${styles.save}`}>
            <SendButton form={FORM}>Salvează ciorna</SendButton>
          </div>
        )}
      </div>
    </ActionForm>
  );
}
