import type { ProcessHeap } from "@curat/api";

/** A gauge that each process sets; prom-client itself reports the heap's size. */
export const HEAP_LIMIT = "curat_heap_limit_bytes";
const HEAP_USED = "nodejs_heap_size_used_bytes";

/** Parses the heap sizes of all processes from text in Prometheus format. */
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
