import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

/** A phone number, as long as one may be written with spaces and dots. */
export function PhoneField(props: ComponentProps<typeof Field>) {
  return <Field type="tel" autoComplete="tel" maxLength={30} {...props} />;
}
