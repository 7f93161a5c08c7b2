import { ReadersBusy } from "./file-fault.ts";
import type { Limits } from "./limits.ts";

interface Waiting {
  from: string;
  start: () => void;
}

/**
 * While named senders wait, each may have one file being read and one waiting, so that none takes all slots. Unnamed
 * senders share the slots in order of arrival.
 */
export class Places {
  readonly #limits: Limits;
  readonly #running: string[] = [];
  #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Resolves with a function that frees the slot. Throws ReadersBusy if too many files wait or no slot
   * becomes free in time.
   */
  async take(from: string): Promise<() => void> {
    if (!this.#mayStart(from)) await this.#wait(from);
    else this.#running.push(from);
    return () => {
      this.#running.splice(this.#running.indexOf(from), 1);
      this.#startNext();
    };
  }

  #mayStart(from: string): boolean {
    const { atOnce } = this.#limits;
    return this.#running.length < atOnce && (from === "" || !this.#running.includes(from));
  }

  #wait(from: string): Promise<void> {
    const { waiting, waitSeconds } = this.#limits;
    const isFull = this.#waiting.length >= waiting;
    if (isFull || (from !== "" && this.#waiting.some((other) => other.from === from)))
      throw new ReadersBusy();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        reject(new ReadersBusy());
      };
      const timeout = Number.isFinite(waitSeconds) ? setTimeout(giveUp, waitSeconds * 1_000) : undefined;
      const one: Waiting = {
        from,
        start: () => {
          clearTimeout(timeout);
          resolve();
        },
      };
      this.#waiting.push(one);
    });
  }

  #startNext(): void {
    const next = this.#waiting.find(({ from }) => this.#mayStart(from));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#running.push(next.from);
    next.start();
  }
}
