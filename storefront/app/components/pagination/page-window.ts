/** The page numbers to link: at most `size` of them, the current one as near the middle as the ends allow. */
export function pageWindow(current: number, last: number, size: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), last - size + 1));
  const count = Math.max(0, Math.min(size, last));
  return Array.from({ length: count }, (_, index) => first + index);
}
