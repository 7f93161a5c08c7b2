import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** A field for an e-mail address. For a login name, set `autoComplete="username"`. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" autoComplete="email" {...props} />;
}
