import type { Permission } from "@curat/contract/staff/permissions.values";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PermissionBoxes } from "../../../components/permissions/permission-boxes.tsx";
import { filledRole, type RoleFields, typedPercent } from "./role-fields.ts";

interface RoleFormProps {
  role?: RoleFields & { version: number };
  grantable: readonly Permission[];
}

export function RoleForm({ role, grantable }: RoleFormProps) {
  const refused = useRefused("role");
  return (
    <ActionForm name="role" refused={refused} loaded={role && filledRole(role)}>
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
      <Field
        label="Reducere maximă pe comandă (%)"
        name="discount_percent"
        hint="Cu cât poate reduce valoarea produselor o persoană care are dreptul „Reduceri pe comenzi: acordă”."
        defaultValue={refused?.values.discount_percent ?? typedPercent(role?.discount_percent ?? 0)}
        errors={refused?.errors}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
      <SendButton form="role">Salvează rolul</SendButton>
    </ActionForm>
  );
}
