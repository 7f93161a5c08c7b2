/** Blocks of a page as the fields of its form: what they are called, and what a button does to their order. Pure. */
import type { Typed } from "@curat/ui/form/form-values.ts";

/** How many blocks a form has. */
export const COUNT = "content.count";
/** What is done to its blocks, by the button that was pressed: `up.3`, `move.3.0`, `copy.3`, `drop.3`, `add.banner`. */
export const ACT = "act";

export const blockField = (place: number, name: string) => `content.blocks.${place}.${name}`;

/** How many blocks a form has; one that says more than a page may have is not ours. */
export function countIn(typed: Typed, most: number): number {
  const count = Number(typed[COUNT] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0;
}

/** The id that stands for a product whose code is not known here: `#12`. */
export function idIn(code: string): number | undefined {
  const [, id] = /^#(\d{1,9})$/.exec(code) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The kind of the block that a button adds; undefined for another button. */
export function addedBy(act: string): string | undefined {
  return act.startsWith("add.") ? act.slice(4) : undefined;
}

/**
 * The order of blocks after a button was pressed, each told by the place where it stood, and the block that it is about;
 * undefined for no such button, and for a copy beyond `most`.
 */
export function orderAfter(
  act: string,
  { count, most }: { count: number; most: number },
): { order: number[]; place: number } | undefined {
  const [what = "", where = "", to = ""] = act.split(".");
  const from = placeIn(where);
  if (from === undefined || from >= count) return undefined;
  const places = Array.from({ length: count }, (_, place) => place);
  const others = places.toSpliced(from, 1);
  const movedTo = (target: number) => {
    const place = Math.max(0, Math.min(count - 1, target));
    return { order: others.toSpliced(place, 0, from), place };
  };
  switch (what) {
    case "up":
      return movedTo(from - 1);
    case "down":
      return movedTo(from + 1);
    case "move": {
      const target = placeIn(to);
      return target === undefined ? undefined : movedTo(target);
    }
    case "copy":
      return count < most ? { order: places.toSpliced(from + 1, 0, from), place: from + 1 } : undefined;
    case "drop":
      return { order: others, place: Math.max(0, from - 1) };
    default:
      return undefined;
  }
}

function placeIn(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
