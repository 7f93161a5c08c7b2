/** The log of the shop's main process at start, run and stop. */
export interface Log {
  say: (sentence: string) => void;
  /** Reports why the shop cannot start. */
  complain: (sentence: string) => void;
  /** Announces the work, runs it and reports its duration. */
  tell: <T>(sentence: string, work: () => Promise<T>) => Promise<T>;
}

/** Opens a log that writes sentences at a terminal, otherwise JSON lines like the other processes. */
export function openMainLog(out: NodeJS.WriteStream = process.stdout): Log {
  return out.isTTY ? terminalLog() : lineLog((line) => out.write(line));
}

function terminalLog(): Log {
  const say = (sentence: string): void => console.log(sentence);
  return {
    say,
    complain: (sentence) => console.error(sentence),
    async tell(sentence, work) {
      say(`${sentence}…`);
      const startedAt = performance.now();
      const result = await work();
      say(`  done in ${inSeconds(performance.now() - startedAt)}.`);
      return result;
    },
  };
}

const INFO = 30;
const ERROR = 50;

/** Returns a log with one entry for each line of a message. `write` receives it with its line break. */
export function lineLog(write: (line: string) => void): Log {
  const enter = (level: number, sentence: string): void => {
    for (const line of sentence.split("\n")) {
      const msg = line.trim().replaceAll(/\s+/g, " ");
      if (msg !== "") write(`${JSON.stringify({ level, time: Date.now(), process: "main", msg })}\n`);
    }
  };
  return {
    say: (sentence) => enter(INFO, sentence),
    complain: (sentence) => enter(ERROR, sentence),
    async tell(sentence, work) {
      enter(INFO, `${sentence}…`);
      const startedAt = performance.now();
      const result = await work();
      enter(INFO, `${sentence}: done in ${inSeconds(performance.now() - startedAt)}.`);
      return result;
    },
  };
}

/** Formats milliseconds as seconds for people: "0.4 s", "75 s". */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
