/** Something to wait for that may have happened already. */
export class Latch {
  #isOpen = false;
  #waiting = new Set<() => void>();

  open(): void {
    this.#isOpen = true;
    for (const go of this.#waiting) go();
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** Resolves when open or after `ms`; at once when `isOver` says so. */
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
