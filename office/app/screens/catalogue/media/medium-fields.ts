import type { MediumFields, StaffMedium } from "@curat/contract/staff/media";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { texts } from "./texts.ts";

export function filledMedium({ focal_point: point, ...medium }: StaffMedium): Typed {
  return { name: medium.name, alt: medium.alt, x: String(point?.x ?? ""), y: String(point?.y ?? "") };
}

const { name, alt, x, y } = texts.labels;
export const COMPARED_MEDIUM: Compared = { labels: { name, alt, x, y } };

/**
 * Reads the fields of a file's form. If only one coordinate of the focal point is entered, the other is 50
 * (the centre).
 */
export function mediumIn(form: FormData): MediumFields {
  const [left, top] = [textOf(form, "x"), textOf(form, "y")];
  const part = (text: string): number => Number((text || "50").replace(",", "."));
  return {
    name: textOf(form, "name"),
    alt: textOf(form, "alt"),
    focal_point: left === "" && top === "" ? null : { x: part(left), y: part(top) },
  };
}
