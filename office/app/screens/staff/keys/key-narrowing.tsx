import type { Permission } from "@curat/contract/staff/permissions.values";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PermissionBoxes } from "../../../components/permissions/permission-boxes.tsx";

const FORM = "narrow";

interface KeyNarrowingProps {
  id: number;
  version: number;
  permissions: readonly Permission[];
}

export function KeyNarrowing({ id, version, permissions }: KeyNarrowingProps) {
  const refused = useRefused(FORM);
  return (
    <details open={refused !== undefined}>
      <summary className={buttonClass("quiet")}>Restrânge drepturile</summary>
      <p>Debifează drepturile care nu mai sunt necesare. Pentru drepturi noi, creează o cheie nouă.</p>
      <ActionForm name={FORM} refused={refused}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <PermissionBoxes key={version} allowed={permissions} grantable={permissions} refused={refused} />
        <SendButton form={FORM}>Salvează drepturile</SendButton>
      </ActionForm>
    </details>
  );
}
