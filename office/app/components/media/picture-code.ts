/** Pictures that are called like the product that they show: `12345.jpg` is its first, `12345_2.jpg` its second. Pure. */

export interface NamedPicture {
  code: string;
  /** From 1. */
  place: number;
}

/** What a file's name may mean, the most literal first: a code may end in what looks like a place. */
export function picturesNamed(fileName: string): NamedPicture[] {
  const stem = (fileName.split(/[\\/]/).at(-1) ?? "").replace(/\.\w{1,5}$/, "").trim();
  if (stem === "") return [];
  const [, code, place] = /^(.+)[_-](\d{1,2})$/.exec(stem) ?? [];
  const literal = { code: stem, place: 1 };
  return code && Number(place) > 0 ? [literal, { code, place: Number(place) }] : [literal];
}

/** A product's pictures with one more at its place; undefined where it stands among them already. */
export function picturesWith(
  pictures: readonly string[],
  address: string,
  place: number,
): string[] | undefined {
  return pictures.includes(address) ? undefined : pictures.toSpliced(place - 1, 0, address);
}
