/** What the shop says while it starts and stops. */
export interface Log {
  say: (sentence: string) => void;
  /** Says what begins, does it and says how long it took. */
  tell: <T>(sentence: string, work: () => Promise<T>) => Promise<T>;
}

/** Says it on standard output. */
export function consoleLog(): Log {
  const say = (sentence: string): void => console.log(sentence);
  return {
    say,
    async tell(sentence, work) {
      say(`${sentence}…`);
      const startedAt = performance.now();
      const result = await work();
      say(`  done in ${inSeconds(performance.now() - startedAt)}.`);
      return result;
    },
  };
}

/** Milliseconds as people say them: "0.4 s", "75 s". */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
