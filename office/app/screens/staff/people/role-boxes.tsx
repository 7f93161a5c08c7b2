import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import styles from "./role-boxes.module.css";

interface RoleBoxesProps {
  roles: { id: number; name: string; sentences: string[] }[] | undefined;
  has: readonly number[];
  refused: Refused | undefined;
}

export function RoleBoxes({ roles, has, refused }: RoleBoxesProps) {
  const error = refused?.errors.roles?.[0];
  if (!roles) return <p>Nu ai dreptul să vezi și să modifici rolurile.</p>;
  return (
    <fieldset>
      <legend className="bold text-s">Roluri</legend>
      {error && (
        <p className="text-primary bold text-s" role="alert">
          {error}
        </p>
      )}
      {roles.map(({ id, name, sentences }) => (
        <div key={id}>
          <Checkbox
            name={`role.${id}`}
            label={name}
            defaultChecked={refused ? `role.${id}` in refused.values : has.includes(id)}
          />
          <p className={`hint ${styles.allows}`}>{sentences.join("; ")}</p>
        </div>
      ))}
    </fieldset>
  );
}
