import { FileFault } from "../reader/file-fault.ts";
import type { Reading } from "../reader/reading.ts";

export type Misbehaviour = "nothing" | "endless" | "heap" | "native" | "fault" | "throw" | "deep" | "exit";

const misbehaving: Reading<Misbehaviour, number> = async function* misbehaving(_files, kind) {
  yield process.pid;
  switch (kind) {
    case "endless":
      for (;;);
    case "heap":
      for (const all: object[][] = []; ;) all.push(Array.from({ length: 1_000 }, () => ({})));
    case "native":
      for (const all: Buffer[] = []; ;) all.push(Buffer.alloc(10_000_000, 1));
    case "fault":
      throw new FileFault("Fișierul este gol.");
    case "throw":
      throw new Error("A parser's own words.");
    case "deep":
      deeper();
      return;
    case "exit":
      process.exit(3);
    // oxlint-disable-next-line no-fallthrough -- the process has exited
    case "nothing":
      return;
  }
};
export default misbehaving;

function deeper(): number {
  return deeper() + 1;
}
