import type { Log } from "./main-log.ts";

/** Thrown at a checkpoint of the start when stopping was requested in the meantime. */
export class StopRequested extends Error {}

interface Stop {
  /** A message for people; empty if the stop needs none. */
  sentence: string;
  stop: () => Promise<void>;
  kill: () => void;
}

/** A stack of cleanup functions. Starting pushes onto it, and stopping pops from the end. */
export class StopStack {
  #stops: Stop[] = [];
  #announcements: (() => void)[] = [];
  #isAnnounced = false;
  #isHurried = false;

  push(sentence: string, stop: () => Promise<void>, kill: () => void = () => undefined): void {
    this.#stops.push({ sentence, stop, kill });
  }

  /** Registers a callback that runs as soon as stopping is requested, before anything is stopped. */
  onAnnounce(announcement: () => void): void {
    this.#announcements.push(announcement);
  }

  /** Requests stopping: the start ends at its next checkpoint. */
  announce(): void {
    if (this.#isAnnounced) return;
    this.#isAnnounced = true;
    for (const announcement of this.#announcements) announcement();
  }

  /** Aborts the start if stopping was requested. */
  checkpoint(): void {
    if (this.#isAnnounced) throw new StopRequested();
  }

  /** Waits for a part of the start, but only until stopping is requested. */
  async untilStop<T>(work: Promise<T>): Promise<T> {
    const stopped = new Promise<never>((_, reject) => this.onAnnounce(() => reject(new StopRequested())));
    this.checkpoint();
    return await Promise.race([work, stopped]);
  }

  /** Kills everything, so that stopping waits only for processes to die. */
  hurry(): void {
    this.#isHurried = true;
    for (const { kill } of this.#stops) kill();
  }

  /** Stops everything, last started first. A failure does not prevent the others from stopping. */
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
