import { useEffect, useRef } from "react";

/**
 * Marks a table's scrollable section with `data-fits` while the table is not wider than it. Only then can its head
 * stay in sight, because a section that scrolls sideways would be what the head sticks to.
 */
export function useFitting() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = section;
    const table = current?.querySelector("table");
    if (!current || !table) return;
    const observer = new ResizeObserver(() => {
      current.toggleAttribute("data-fits", current.scrollWidth <= current.clientWidth);
    });
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return section;
}
