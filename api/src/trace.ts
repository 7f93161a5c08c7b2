/** Which request or job something is done for: one id over log lines, statements and the jobs that follow. (decision 0106) */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** As W3C's traceparent names it. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** What this is a part of: 16 hexadecimal digits; undefined at the beginning. */
  parent?: string | undefined;
  /** The proxy before us follows this one closely: its statements carry the id too. */
  isMarked: boolean;
  /** A collector that takes some requests only was not told of this one. */
  isUntold?: boolean | undefined;
}

/** A part of a request or job, as who collects them is told: what it was and how it ended. */
export interface Part {
  name: string;
  kind: "request" | "job" | "statement";
  attributes: Record<string, string | number>;
}
export interface OpenPart {
  /** 16 hexadecimal digits. */
  id: string;
  /** It is not told, and so nothing within it is. */
  isUntold?: boolean;
  end(outcome: { hasFailed: boolean; attributes?: Part["attributes"] }): void;
}
export type BeginPart = (trace: Trace, part: Part) => OpenPart;

const current = new AsyncLocalStorage<Trace>();
let begin: BeginPart | undefined;

/** Undefined outside of requests and jobs. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Everything that `work` does, and waits for, is done for this. */
export function duringTrace<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

export function newTrace(): Trace {
  return { id: randomBytes(16).toString("hex"), isMarked: false };
}

/** What a proxy says with its `traceparent`; undefined where it says nothing that can be read. */
export function readTraceparent(header: string | undefined): Trace | undefined {
  const [, id, parent, flags] =
    /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? "") ?? [];
  if (id === undefined || flags === undefined || /^0+$/.test(id)) return undefined;
  const isMarked = (Number.parseInt(flags, 16) & 1) === 1;
  return { id, parent, isMarked, isUntold: !isMarked };
}

/** As the next one who is asked reads it. */
export function traceparentOf({ id, parent, isMarked }: Trace): string {
  return `00-${id}-${parent ?? id.slice(0, 16)}-${isMarked ? "01" : "00"}`;
}

/** From now on the parts of requests and jobs are told to a collector, too. */
export function tellParts(to: BeginPart): void {
  begin = to;
}

/** Whether anybody collects parts. */
export function areCollected(): boolean {
  return begin !== undefined;
}

/** Does the work as a part of the current trace; without a collector it is merely done. `outcomeOf` says what came of it. */
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
    const result = await duringTrace({ ...trace, parent: open.id, isUntold: open.isUntold }, work);
    open.end(outcomeOf(result));
    return result;
  } catch (error) {
    open.end({ hasFailed: true });
    throw error;
  }
}
