import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { texts } from "./texts.ts";

export function filledView({ name, is_shared }: { name: string; is_shared: boolean }): Typed {
  return { name, ...(is_shared && { is_shared: "on" }) };
}

export const COMPARED_VIEW: Compared = {
  labels: { name: "Denumire", is_shared: texts.share },
  format: (name, value) => (name === "name" ? (value ?? "") : value === undefined ? "nu" : "da"),
};
