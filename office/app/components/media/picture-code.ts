/**
 * Parses the names of picture files that are named by product code: `12345.jpg` is the first picture,
 * `12345_2.jpg` the second.
 */

export interface NamedPicture {
  code: string;
  place: number;
}

/** Returns a file name's possible meanings. There are two if the code may end with a position. */
export function picturesNamed(fileName: string): NamedPicture[] {
  const stem = (fileName.split(/[\\/]/).at(-1) ?? "").replace(/\.\w{1,5}$/, "").trim();
  if (stem === "") return [];
  const [, code, place] = /^(.+)[_-](\d{1,2})$/.exec(stem) ?? [];
  const literal = { code: stem, place: 1 };
  return code && Number(place) > 0 ? [literal, { code, place: Number(place) }] : [literal];
}

/** Inserts a picture at a position in a product's list. Undefined if the list already contains it. */
export function picturesWith(
  pictures: readonly string[],
  address: string,
  place: number,
): string[] | undefined {
  return pictures.includes(address) ? undefined : pictures.toSpliced(place - 1, 0, address);
}
