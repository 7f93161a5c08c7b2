import type { StaffCategory } from "@curat/contract/staff/categories";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

interface GonePanelProps {
  category: StaffCategory;
  targets: { value: string; label: string }[];
}

/** Form that merges a category into another one, or deletes it if it is empty. */
export function GonePanel({ category, targets }: GonePanelProps) {
  const { version, products, subcats } = category;
  const refused = useRefused("merge");
  return (
    <Panel title={texts.gone}>
      <ConfirmDelete open={texts.merge} isOpen={refused !== undefined}>
        <ul>
          {texts.mergeCauses(products, subcats).map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
        <ActionForm name="merge" refused={refused}>
          <input type="hidden" name="version" value={version} />
          <Select
            label={texts.into}
            name="into"
            options={targets}
            placeholder={texts.choose}
            defaultValue={refused?.values.into ?? ""}
            errors={refused?.errors}
            required
          />
          <SendButton form="merge">{texts.confirmMerge}</SendButton>
        </ActionForm>
      </ConfirmDelete>
      {products === 0 && subcats === 0 && (
        <ConfirmDelete open={texts.remove}>
          <p>{texts.removeExplain}</p>
          <PressButton intent="remove" fields={{ version }}>
            {texts.confirmRemove}
          </PressButton>
        </ConfirmDelete>
      )}
    </Panel>
  );
}
