import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** An email address field. For a login name, set `autoComplete="username"`. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" autoComplete="email" {...props} />;
}
