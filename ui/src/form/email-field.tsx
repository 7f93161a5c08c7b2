import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** An address of e-mail; one that is a login says `autoComplete="username"`. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" autoComplete="email" {...props} />;
}
