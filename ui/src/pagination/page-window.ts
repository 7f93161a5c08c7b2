/** Returns up to `size` page numbers, with the current page as central as possible. */
export function pageWindow(current: number, last: number, size: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), last - size + 1));
  const count = Math.max(0, Math.min(size, last));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Returns the page numbers for a phone's row: first, last, current and its neighbours. */
export function phonePages(current: number, last: number): number[] {
  const pages = [1, current - 1, current, current + 1, last];
  return [...new Set(pages)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
