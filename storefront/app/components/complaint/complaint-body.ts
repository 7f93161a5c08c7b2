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

export function complaintBodyOf(form: FormData): Body {
  return Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)])) as Body;
}

type Body = Record<"typeid" | "invoicenr" | "invoicedate" | "ordernr" | "problem_description", string> &
  Record<"customer_name" | "customer_phone" | "customer_email", string>;
