/** Maps a staff member to form fields. */
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";

interface PersonFields {
  name: string;
  roles: readonly { id: number }[];
}

export function filledPerson({ name, roles }: PersonFields): Typed {
  return { name, ...Object.fromEntries(roles.map(({ id }) => [`role.${id}`, "on"])) };
}

/** Returns the labels for the conflict view. Roles are included only with the permission to view them. */
export function comparedPerson(roles: readonly { id: number; name: string }[] = []): Compared {
  const boxes = roles.map(({ id, name }) => [`role.${id}`, `Rolul „${name}”`]);
  return {
    labels: { name: "Nume", ...Object.fromEntries(boxes) },
    say: (name, value) => (name === "name" ? (value ?? "") : value === undefined ? "nu" : "da"),
  };
}
