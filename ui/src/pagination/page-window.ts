/** The page numbers to link: at most `size` of them, the current one as near the middle as the ends allow. */
export function pageWindow(current: number, last: number, size: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), last - size + 1));
  const count = Math.max(0, Math.min(size, last));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** What a phone's one row shows of them: the first, the last, the current one and its neighbours. */
export function phonePages(current: number, last: number): number[] {
  const pages = [1, current - 1, current, current + 1, last];
  return [...new Set(pages)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
