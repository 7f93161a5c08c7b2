/** A wrong, missing, extra or swapped letter is one edit. */

/** Allows one edit from 4 letters and two from 8, but none in words with digits (sizes, codes). */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Returns a mask with one bit per letter. All letters outside a to z share one bit, and all digits share another. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else bits |= code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;
  }
  return bits >>> 0;
}

/** Returns whether two words can be within `faults` edits. One edit changes at most two bits of the mask. */
export function canBeNear(lettersA: number, lettersB: number, faults: number): boolean {
  let different = lettersA ^ lettersB;
  let count = 0;
  while (different !== 0) {
    different &= different - 1;
    count += 1;
    if (count > 2 * faults) return false;
  }
  return true;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Returns the edit distance, or `limit + 1` if it is higher. `limit` is at most 2, and words have at most 40 letters.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, above, row] = rows;
  for (let j = 0; j <= b.length; j += 1) above[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let faults = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + same,
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) faults = Math.min(faults, (before[j - 2] as number) + 1);
      row[j] = faults;
      if (faults < least) least = faults;
    }
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] as number, limit + 1);
}
