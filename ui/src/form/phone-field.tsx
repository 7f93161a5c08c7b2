import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** A phone number field, long enough for spaces and dots. */
export function PhoneField(props: ComponentProps<typeof Field>) {
  return <Field type="tel" autoComplete="tel" maxLength={30} {...props} />;
}
