/** A gate that can be opened and closed. Waiting for an open gate returns at once. */
export class Signal {
  #isOpen = false;
  #waiting = new Set<() => void>();

  open(): void {
    this.#isOpen = true;
    for (const go of this.#waiting) go();
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** Resolves when `isOver` returns true (by default, when the gate is open), or after `ms` at the latest. */
  async wait(ms: number, isOver: () => boolean = () => this.#isOpen): Promise<void> {
    if (isOver()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    timer.unref();
    const go = (): void => {
      if (isOver()) resolve();
    };
    this.#waiting.add(go);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(go);
  }
}
