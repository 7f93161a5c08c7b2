/** How full the heaps of the shop's processes are, as /metrics shows them. */
import type { ProcessHeap } from "@curat/api";

/** The figure that each process sets itself; the size of the heap is prom-client's own figure. */
export const HEAP_LIMIT = "curat_heap_limit_bytes";
const HEAP_USED = "nodejs_heap_size_used_bytes";

/** The heaps that Prometheus' text names, by process. */
export function heapsIn(text: string): ProcessHeap[] {
  const used = valuesOf(text, HEAP_USED);
  return [...valuesOf(text, HEAP_LIMIT)].flatMap(([process, limit]) => {
    const bytes = used.get(process);
    return bytes === undefined ? [] : [{ process, used: bytes, limit }];
  });
}

function valuesOf(text: string, name: string): Map<string, number> {
  const lines = text.matchAll(new RegExp(`^${name}\\{process="([^"]*)"\\} (\\S+)`, "gm"));
  return new Map([...lines].map(([, process = "", value]) => [process, Number(value)]));
}
