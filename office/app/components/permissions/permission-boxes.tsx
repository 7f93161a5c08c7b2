import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Refused } from "../form/refused.ts";
import styles from "./permission-boxes.module.css";
import { fieldOf } from "./permission-fields.ts";
import { PERMISSION_GROUPS } from "./permission-words.ts";

interface PermissionBoxesProps {
  allowed: readonly Permission[];
  /** Permissions that the staff member may grant. The checkboxes of all others are disabled. */
  grantable: readonly Permission[];
  refused: Refused | undefined;
}

const LEGEND = "Drepturi";

export function PermissionBoxes({ allowed, grantable, refused }: PermissionBoxesProps) {
  const isTicked = (permission: Permission) =>
    refused ? fieldOf(permission) in refused.values : allowed.includes(permission);
  const error = refused?.errors.permissions?.[0];
  return (
    <fieldset aria-describedby={error && "permissions-error"}>
      <legend className="text-s bold">{LEGEND}</legend>
      {error && (
        <p id="permissions-error" className="text-primary text-s bold">
          {error}
        </p>
      )}
      {PERMISSION_GROUPS.map(({ noun, permissions }) => (
        <fieldset key={noun} aria-label={noun} className={`gap-x-4 gap-y-0 line-below ${styles.row}`}>
          <span aria-hidden>{noun}</span>
          <span className={`cluster gap-x-5 gap-y-0 ${styles.boxes}`}>
            {permissions.map(({ permission, verb }) => (
              <label className="inline-row items-center gap-2 min-h-touch pointer" key={permission}>
                <input
                  type="checkbox"
                  name={fieldOf(permission)}
                  defaultChecked={isTicked(permission)}
                  disabled={!grantable.includes(permission)}
                />
                {verb}
              </label>
            ))}
          </span>
        </fieldset>
      ))}
    </fieldset>
  );
}
