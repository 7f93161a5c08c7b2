import type { Log } from "./main-log.ts";

/** Thrown at a checkpoint of the start if a stop was requested. */
export class StopRequested extends Error {}

interface Stop {
  /** The step's message in the log; empty for none. */
  sentence: string;
  stop: () => Promise<void>;
  kill: () => void;
}

/** A stack of cleanup functions. Starting pushes them, and stopping runs them from the last to the first. */
export class StopStack {
  #stops: Stop[] = [];
  #announcements: (() => void)[] = [];
  #isAnnounced = false;
  #isHurried = false;

  push(sentence: string, stop: () => Promise<void>, kill: () => void = () => undefined): void {
    this.#stops.push({ sentence, stop, kill });
  }

  /** Registers a callback that runs as soon as a stop is requested, before anything is stopped. */
  onAnnounce(announcement: () => void): void {
    this.#announcements.push(announcement);
  }

  /** Requests a stop: the start ends at its next checkpoint. */
  announce(): void {
    if (this.#isAnnounced) return;
    this.#isAnnounced = true;
    for (const announcement of this.#announcements) announcement();
  }

  checkpoint(): void {
    if (this.#isAnnounced) throw new StopRequested();
  }

  /** Waits for a step of the start, but only until a stop is requested. */
  async untilStop<T>(work: Promise<T>): Promise<T> {
    const stopped = new Promise<never>((_, reject) => this.onAnnounce(() => reject(new StopRequested())));
    this.checkpoint();
    return await Promise.race([work, stopped]);
  }

  /** Kills all processes, so that stopping only waits for them to end. */
  hurry(): void {
    this.#isHurried = true;
    for (const { kill } of this.#stops) kill();
  }

  /** Stops everything in reverse order of starting. A failure does not prevent the remaining steps. */
  async stopAll(log: Log): Promise<void> {
    this.announce();
    for (let last = this.#stops.at(-1); last; last = this.#stops.at(-1)) {
      const { sentence, stop, kill } = last;
      const stopping = stop();
      if (this.#isHurried) kill();
      try {
        await (sentence ? log.tell(sentence, () => stopping) : stopping);
      } catch (error) {
        log.say(`That failed: ${error instanceof Error ? error.message : String(error)}`);
      }
      this.#stops.pop();
    }
  }
}
