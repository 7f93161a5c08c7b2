import { COMPLAINT_DETAIL_LABELS } from "@curat/contract/complaints.values";
import { textOf } from "@curat/ui/form/form-values.ts";

const FIELDS = [
  "typeid",
  "invoicenr",
  "invoicedate",
  "customer_name",
  "customer_phone",
  "customer_email",
  "ordernr",
  "problem_description",
  ...Object.keys(COMPLAINT_DETAIL_LABELS),
] as const;

/** The form as the call takes it, each field as the text that was typed. */
export function complaintBodyOf(form: FormData): Body {
  return Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)])) as Body;
}

/** fromEntries forgets the names. */
type Body = Record<"typeid" | "invoicenr" | "invoicedate" | "ordernr" | "problem_description", string> &
  Record<"customer_name" | "customer_phone" | "customer_email", string>;
