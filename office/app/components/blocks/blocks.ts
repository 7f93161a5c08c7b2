/** Maps a page's blocks to form fields, and applies actions to their order. */
import type { Typed } from "@curat/ui/form/form-values.ts";

export const COUNT = "content.count";
/** Name of the buttons. Their values are actions: `up.3`, `move.3.0`, `copy.3`, `drop.3`, `add.banner`. */
export const ACT = "act";

export const blockField = (place: number, name: string) => `content.blocks.${place}.${name}`;

/** Returns the number of blocks in a form, but not more than `max`. */
export function countIn(typed: Typed, max: number): number {
  const count = Number(typed[COUNT] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, max) : 0;
}

/** Returns the id in a text such as `#12`, which stands for a product without a known code. */
export function idIn(code: string): number | undefined {
  const [, id] = /^#(\d{1,9})$/.exec(code) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Returns the block type that an `add` action adds; undefined for other actions. */
export function addedBy(act: string): string | undefined {
  return act.startsWith("add.") ? act.slice(4) : undefined;
}

/** Returns the old positions of the blocks in their new order. Undefined if the action changes nothing. */
export function orderAfter(
  act: string,
  { count, max }: { count: number; max: number },
): { order: number[]; place: number } | undefined {
  const [what = "", where = "", to = ""] = act.split(".");
  const from = placeIn(where);
  if (from === undefined || from >= count) return undefined;
  const places = Array.from({ length: count }, (_, place) => place);
  const otherPlaces = places.toSpliced(from, 1);
  const movedTo = (target: number) => {
    const place = Math.max(0, Math.min(count - 1, target));
    return { order: otherPlaces.toSpliced(place, 0, from), place };
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
      return count < max ? { order: places.toSpliced(from + 1, 0, from), place: from + 1 } : undefined;
    case "drop":
      return { order: otherPlaces, place: Math.max(0, from - 1) };
    default:
      return undefined;
  }
}

function placeIn(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
