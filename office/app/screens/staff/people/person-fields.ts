import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";

interface PersonFields {
  name: string;
  roles: readonly { id: number }[];
}

export function filledPerson({ name, roles }: PersonFields): Typed {
  return { name, ...Object.fromEntries(roles.map(({ id }) => [`role.${id}`, "on"])) };
}

/** Returns the conflict view's labels, with roles only if this person may view them. */
export function comparedPerson(roles: readonly { id: number; name: string }[] = []): Compared {
  const boxes = roles.map(({ id, name }) => [`role.${id}`, `Rolul „${name}”`]);
  return {
    labels: { name: "Nume", ...Object.fromEntries(boxes) },
    format: (name, value) => (name === "name" ? (value ?? "") : value === undefined ? "nu" : "da"),
  };
}
