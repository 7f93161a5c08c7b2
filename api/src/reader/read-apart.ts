/** Reads third-party files in a process that can be killed. The shop parses untrusted files only here. */
import type { LogEntry } from "../config.ts";
import { FileFault, ReadersBusy, TooMuch } from "./file-fault.ts";
import { LIMITS, type Sender } from "./limits.ts";
import { Places } from "./places.ts";
import { ReaderChild } from "./reader-child.ts";
import type { FileParts, Reading } from "./reading.ts";

export interface ForeignFiles {
  files: readonly FileParts[];
  sender: Sender;
  /** Identifies the visitor, so that one visitor cannot occupy all readers. */
  from?: string;
  log?: (entry: LogEntry) => void;
}

/** Reads files and yields the results piece by piece. Throws FileFault. */
export type ReadApart<WriteInput, Piece> = (input: WriteInput, files: ForeignFiles) => AsyncGenerator<Piece>;

const IDLE_MS = 30_000;

const places = new Map<Sender, Places>();
const idle = new Map<ReaderChild, NodeJS.Timeout>();
let keepsSpare = false;
/** The reader in reserve. Resolves to undefined if the machine lacks memory for it. */
let spare: Promise<ReaderChild | undefined> | undefined;

/**
 * Keeps a started reader in reserve, because starting one takes 0.4 s. The reserve ends with this process and does
 * not keep it alive.
 */
export function enableStandbyReader(): void {
  keepsSpare = true;
  startSpare();
}

/**
 * Returns the reading function for the default export of a `*.reading.ts` file: `readingAt<typeof rows>(new
 * URL("rows.reading.ts", import.meta.url))`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the file twice, once for its types
export function readingAt<R extends Reading<never, unknown>>(
  url: URL,
): R extends Reading<infer WriteInput, infer Piece> ? ReadApart<WriteInput, Piece> : never;
export function readingAt(url: URL): ReadApart<unknown, unknown> {
  return async function* readApart(input, { files, sender, from = "", log }) {
    const limits = LIMITS[sender];
    const place = places.get(sender) ?? new Places(limits);
    places.set(sender, place);
    let giveBack: (() => void) | undefined;
    let child: ReaderChild | undefined;
    try {
      giveBack = await place.take(from);
      child = await takeReader();
      yield* child.read({ url: url.href, asked: input, files, limits });
    } catch (error) {
      if (error instanceof TooMuch || error instanceof ReadersBusy || hasCause(error))
        log?.({ level: "warn", message: "A file was not read.", reading: url.pathname, sender, error });
      throw error;
    } finally {
      if (child) keepIdle(child);
      startSpare();
      giveBack?.();
    }
  };
}

/** Returns the single piece of a reading; throws unless there is exactly one. */
export async function onlyPiece<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece> {
  let [found, count]: [Piece | undefined, number] = [undefined, 0];
  for await (const piece of pieces) [found, count] = [piece, count + 1];
  if (count !== 1) throw new Error(`Parsing returned ${count} parts.`);
  // The loop found one.
  return found as Piece;
}

function hasCause(error: unknown): boolean {
  return error instanceof FileFault && error.cause !== undefined;
}

async function takeReader(): Promise<ReaderChild> {
  const ready = takeIdle();
  if (ready) return ready;
  const startedAhead = spare;
  spare = undefined;
  const child = await startedAhead;
  return child?.isReusable ? child : await ReaderChild.start();
}

function takeIdle(): ReaderChild | undefined {
  for (const [child, ending] of idle) {
    clearTimeout(ending);
    idle.delete(child);
    if (child.isReusable) return child;
  }
  return undefined;
}

function startSpare(): void {
  if (keepsSpare && idle.size === 0) spare ??= ReaderChild.start().catch(() => undefined);
}

function keepIdle(child: ReaderChild): void {
  if (!child.isReusable) return child.kill();
  const ending = setTimeout(() => {
    idle.delete(child);
    child.kill();
    startSpare();
  }, IDLE_MS);
  ending.unref();
  idle.set(child, ending);
}
