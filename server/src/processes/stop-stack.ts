import type { Log } from "./tell.ts";

/** Thrown at a checkpoint of the start when stopping was asked for meanwhile. */
export class StopRequested extends Error {}

interface Stop {
  /** Told to people; empty when it is not worth a line. */
  sentence: string;
  stop: () => Promise<void>;
  kill: () => void;
}

/** What has been started, last first; the start pushes, the end goes backwards through it. */
export class StopStack {
  #stops: Stop[] = [];
  #announcements: (() => void)[] = [];
  #isAnnounced = false;
  #isHurried = false;

  push(sentence: string, stop: () => Promise<void>, kill: () => void = () => undefined): void {
    this.#stops.push({ sentence, stop, kill });
  }

  /** Called as soon as stopping is asked for, before anything is stopped. */
  onAnnounce(announcement: () => void): void {
    this.#announcements.push(announcement);
  }

  /** Asks for stopping: the start ends at its next checkpoint. */
  announce(): void {
    if (this.#isAnnounced) return;
    this.#isAnnounced = true;
    for (const announcement of this.#announcements) announcement();
  }

  /** Leaves the start once stopping was asked for. */
  checkpoint(): void {
    if (this.#isAnnounced) throw new StopRequested();
  }

  /** Waits for a part of the start, but no longer than until stopping is asked for. */
  async untilStop<T>(work: Promise<T>): Promise<T> {
    const stopped = new Promise<never>((_, reject) => this.onAnnounce(() => reject(new StopRequested())));
    this.checkpoint();
    return await Promise.race([work, stopped]);
  }

  /** From now on nothing is waited for longer than its end takes. */
  hurry(): void {
    this.#isHurried = true;
    for (const { kill } of this.#stops) kill();
  }

  /** Stops everything, last started first. One that fails does not keep the others. */
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
