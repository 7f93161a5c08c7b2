import type { Permission } from "@curat/contract/staff/permissions.values";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PermissionBoxes } from "../../../components/permissions/permission-boxes.tsx";
import { filledRole } from "./role-fields.ts";

interface RoleFormProps {
  role?: { name: string; permissions: readonly Permission[]; version: number };
  grantable: readonly Permission[];
}

/** A role's name and permissions. */
export function RoleForm({ role, grantable }: RoleFormProps) {
  const refused = useRefused("role");
  return (
    <ActionForm name="role" refused={refused} seen={role && filledRole(role)}>
      {role && <input type="hidden" name="version" value={role.version} />}
      <Field
        label="Denumire"
        name="name"
        defaultValue={refused?.values.name ?? role?.name}
        errors={refused?.errors}
        required
        maxLength={100}
        autoComplete="off"
      />
      <PermissionBoxes allowed={role?.permissions ?? []} grantable={grantable} refused={refused} />
      <SendButton form="role">Salvează rolul</SendButton>
    </ActionForm>
  );
}
