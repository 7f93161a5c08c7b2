import { useEffect, useRef } from "react";

/**
 * Marks a table's scrollable section with `data-fits` while the table is not wider than it, and with `data-scrolls`
 * otherwise. The head of a table that fits sticks to the page. A section that scrolls sideways is what its head would
 * stick to, so it also scrolls up and down.
 */
export function useFitting() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    const table = current?.querySelector("table");
    if (!current || !table) return;
    const observer = new ResizeObserver(() => {
      const fits = current.scrollWidth <= current.clientWidth;
      current.toggleAttribute("data-fits", fits);
      current.toggleAttribute("data-scrolls", !fits);
    });
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return section;
}
