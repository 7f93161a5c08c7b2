import type { Typed } from "@curat/ui/form/form-values.ts";
import { filledRows, rowField, rowsIn } from "../../../components/rows/rows.ts";
import { texts } from "./texts.ts";

export interface MenuLink {
  name: string;
  url: string;
}

export const LINKS = "links";
export const MAX_LINKS = 30;
const PARTS = ["name", "url"] as const;

export function filledMenu(links: readonly MenuLink[]): Typed {
  return filledRows(
    LINKS,
    links.map(({ name, url }) => ({ name, url })),
  );
}

export function linksIn(values: Typed): MenuLink[] {
  return rowsIn(values, { name: LINKS, parts: PARTS, max: MAX_LINKS }).map(({ name = "", url = "" }) => ({
    name,
    url,
  }));
}

export const COMPARED_MENU: Typed = Object.fromEntries(
  Array.from({ length: MAX_LINKS }, (_, place) =>
    PARTS.map((part) => [rowField(LINKS, place, part), `${texts.row(place)}: ${texts.labels[part]}`]),
  ).flat(),
);
