/** Pages that a person pinned to the top of the menu, as paths in a cookie. */

export const MAX_PINS = 8;
const PATH = /^\/[a-z0-9/-]{1,60}$/;

export function parsePins(cookie: string | undefined): string[] {
  const paths = (cookie ?? "").split(" ").filter((path) => PATH.test(path));
  return [...new Set(paths)].slice(0, MAX_PINS);
}

/** Returns the pins with this path appended or removed. Keeps the newest MAX_PINS. */
export function withPin(pins: readonly string[], path: string, isPinned: boolean): string[] {
  const otherPins = pins.filter((pin) => pin !== path);
  return isPinned && PATH.test(path) ? [...otherPins, path].slice(-MAX_PINS) : otherPins;
}
