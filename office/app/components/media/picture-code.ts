/** Pictures named after their product: `12345.jpg` is its first picture, `12345_2.jpg` its second. Pure. */

export interface NamedPicture {
  code: string;
  /** Starts at 1. */
  place: number;
}

/**
 * Returns the possible meanings of a file name, the literal code first, because a code may end like a
 * position.
 */
export function picturesNamed(fileName: string): NamedPicture[] {
  const stem = (fileName.split(/[\\/]/).at(-1) ?? "").replace(/\.\w{1,5}$/, "").trim();
  if (stem === "") return [];
  const [, code, place] = /^(.+)[_-](\d{1,2})$/.exec(stem) ?? [];
  const literal = { code: stem, place: 1 };
  return code && Number(place) > 0 ? [literal, { code, place: Number(place) }] : [literal];
}

/**
 * Returns the product's pictures with one inserted at its position; undefined when it is already among them.
 */
export function picturesWith(
  pictures: readonly string[],
  address: string,
  place: number,
): string[] | undefined {
  return pictures.includes(address) ? undefined : pictures.toSpliced(place - 1, 0, address);
}
