import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { FileFault, ReadersBusy, TooMuch } from "./file-fault.ts";
import type { Limits } from "./limits.ts";
import type { FileParts, FromReader, ToReader } from "./reading.ts";

const ENTRY = fileURLToPath(new URL("reader-process.ts", import.meta.url));
/** Flags for the largest jobs; unused memory is returned early. `limits.ts` contains the limits of each sender. */
const FLAGS = ["--max-old-space-size=1400", "--max-semi-space-size=8", "--heap-growing-percent=30"];
const MEMORY = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
/** Variables with which SVG rendering finds fonts. The reader receives none of the shop's settings. */
const FONTS = ["FONTCONFIG_PATH", "FONTCONFIG_FILE"];
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_COMPILE_CACHE", ...FONTS];
/** Process priority of a reader. It is lower than the shop's, so that buyers' requests take precedence. */
const NICE = 5;
const START_MS = 15_000;
const UNREADABLE =
  "Fișierul nu poate fi citit: este deteriorat sau are alt format. Salvează-l din nou sau alege alt fișier.";
/** A reader with more memory than this is not reused. */
const SMALL_MB = 160;

export interface Job {
  url: string;
  asked: unknown;
  files: readonly FileParts[];
  limits: Limits;
}

export class ReaderChild {
  readonly #process: ChildProcess;
  #inbox: FromReader[] = [];
  #wake: (() => void) | undefined;
  #isGone = false;
  #isSmall = true;

  private constructor(process: ChildProcess) {
    this.#process = process;
    process.on("message", (message: FromReader) => {
      this.#inbox.push(message);
      this.#wake?.();
    });
    const gone = (): void => {
      this.#isGone = true;
      this.#wake?.();
    };
    process.once("exit", gone).once("error", gone);
  }

  /** Starts a reader. Throws ReadersBusy if the reader is not ready in time, for example for lack of memory. */
  static async start(): Promise<ReaderChild> {
    const env = Object.fromEntries(
      PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    );
    const child = new ReaderChild(
      fork(ENTRY, [], {
        execArgv: FLAGS,
        env: { ...env, ...MEMORY },
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      }),
    );
    const message = await child.#within(START_MS, () => child.#receive());
    if (message?.type !== "ready") {
      child.kill();
      throw new ReadersBusy({ cause: new Error("A reader did not start.") });
    }
    const { pid } = child.#process;
    // The reader also works on systems without process priorities.
    if (pid !== undefined) ignoreFailure(() => setPriority(pid, NICE));
    child.#letParentEnd();
    return child;
  }

  get isReusable(): boolean {
    return !this.#isGone && this.#isSmall && this.#process.connected;
  }

  /**
   * Runs a job and yields its pieces. Kills the process if the caller stops early. Throws TooMuch if the file exceeds
   * its limits.
   */
  async *read({ url, asked, files, limits }: Job): AsyncGenerator {
    this.#isSmall = false;
    this.#process.ref();
    this.#process.channel?.ref();
    const streams = new Map<number, AsyncIterator<Uint8Array>>();
    let leftMs = limits.seconds * 1_000;
    let reply: ToReader = { type: "read", url, asked, files: files.length, limits };
    let isLoaded = false;
    let isOver = false;
    try {
      while (!isOver) {
        const since = performance.now();
        this.#send(reply);
        const message: FromReader | undefined = await this.#within(isLoaded ? leftMs : START_MS, () =>
          this.#receive(),
        );
        if (isLoaded) leftMs -= performance.now() - since;
        switch (message?.type) {
          case "loaded":
            isLoaded = true;
            reply = { type: "next" };
            continue;
          case "part": {
            const { stream, file } = message;
            const iterator = streams.get(stream) ?? files[file]?.()[Symbol.asyncIterator]();
            if (iterator) streams.set(stream, iterator);
            const next = await iterator?.next();
            reply = { type: "part", part: next?.done ? undefined : next?.value };
            continue;
          }
          case "piece":
            yield message.piece;
            reply = { type: "next" };
            continue;
          case "end":
            this.#isSmall = message.rssMb < SMALL_MB;
            isOver = true;
            continue;
          case "fault":
            this.#isSmall = true;
            isOver = true;
            throw new FileFault(message.message);
          case "error":
            throw new FileFault(UNREADABLE, { cause: new Error(message.text) });
          default:
            throw new TooMuch({ cause: new Error(this.#whyGone(leftMs)) });
        }
      }
    } finally {
      if (!isOver) this.kill();
      this.#letParentEnd();
    }
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }

  #letParentEnd(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  #whyGone(leftMs: number): string {
    if (leftMs <= 0) return "The file took too long.";
    const { signalCode, exitCode } = this.#process;
    return `The reader stopped unexpectedly (${signalCode ?? exitCode}), usually because it ran out of memory.`;
  }

  #send(message: ToReader): void {
    // If the process has just ended, the missing reply shows it.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  async #receive(): Promise<FromReader | undefined> {
    for (;;) {
      const message = this.#inbox.shift();
      if (message || this.#isGone) return message;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Kills the process if `wait` takes longer than `ms`, and so ends the wait. */
  async #within<T>(ms: number, wait: () => Promise<T>): Promise<T> {
    const timeout = setTimeout(() => this.kill(), Math.max(0, ms));
    try {
      return await wait();
    } finally {
      clearTimeout(timeout);
    }
  }
}

function ignoreFailure(act: () => void): void {
  try {
    act();
  } catch {
    // Not permitted on this system.
  }
}
