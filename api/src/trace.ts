/** One id links the log lines, statements and jobs of a request. (decision 0106) */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

export interface Trace {
  id: string;
  /** Id of the parent span, 16 hexadecimal digits. Undefined at the root. */
  parent?: string | undefined;
  /** True if the upstream proxy sampled this request. Its statements then contain the trace id. */
  isMarked: boolean;
  /** True if the collector's sampling excluded this span. */
  isUnsampled?: boolean | undefined;
}

export interface Part {
  name: string;
  kind: "request" | "job" | "statement";
  attributes: Record<string, string | number>;
}
export interface OpenPart {
  id: string;
  /** True if neither this span nor any span within it is reported. */
  isUnsampled?: boolean;
  end(outcome: { hasFailed: boolean; attributes?: Part["attributes"] }): void;
}
export type BeginPart = (trace: Trace, part: Part) => OpenPart;

const current = new AsyncLocalStorage<Trace>();
let begin: BeginPart | undefined;

/** Returns the current trace; undefined outside requests and jobs. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Runs `work`, and everything it awaits, under the trace. */
export function duringTrace<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

export function newTrace(): Trace {
  return { id: randomBytes(16).toString("hex"), isMarked: false };
}

/** Parses a `traceparent` header; undefined if it is missing or invalid. */
export function readTraceparent(header: string | undefined): Trace | undefined {
  const [, id, parent, flags] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? "") ?? [];
  if (id === undefined || flags === undefined || /^0+$/.test(id)) return undefined;
  const isMarked = (Number.parseInt(flags, 16) & 1) === 1;
  return { id, parent, isMarked, isUnsampled: !isMarked };
}

/** Returns the `traceparent` header for outgoing requests. */
export function traceparentOf({ id, parent, isMarked }: Trace): string {
  return `00-${id}-${parent ?? id.slice(0, 16)}-${isMarked ? "01" : "00"}`;
}

/** Reports spans of requests and jobs to a collector from now on. */
export function notifyParts(to: BeginPart): void {
  begin = to;
}

export function areCollected(): boolean {
  return begin !== undefined;
}

/** Runs `work` as a span of the current trace. `outcomeOf` computes the span's outcome from the result. */
export async function asPart<T>(
  part: Part,
  work: () => Promise<T>,
  outcomeOf: (result: T) => { hasFailed: boolean; attributes?: Part["attributes"] } = () => ({
    hasFailed: false,
  }),
): Promise<T> {
  const trace = currentTrace();
  if (!begin || !trace) return work();
  const open = begin(trace, part);
  try {
    const result = await duringTrace({ ...trace, parent: open.id, isUnsampled: open.isUnsampled }, work);
    open.end(outcomeOf(result));
    return result;
  } catch (error) {
    open.end({ hasFailed: true });
    throw error;
  }
}
