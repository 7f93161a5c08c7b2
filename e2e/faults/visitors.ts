/** A separate process with visitors who request the next page as soon as the previous response arrives. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";

interface Crowd {
  origin: string;
  size: number;
  paths: string[];
}
export interface Counts {
  answers: Record<string, number>;
  withoutRetry: number;
}
export interface Visitors {
  come(): void;
  rest(): Promise<Counts>;
  leave(): void;
}

/** Starts the crowd's process, which sends no requests until `come` is called. */
export function startVisitors(crowd: Crowd): Visitors {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [JSON.stringify(crowd)]);
  return {
    come: () => void child.send("come"),
    rest: async () => {
      child.send("rest");
      const [counts] = await once(child, "message");
      return counts as Counts;
    },
    leave: () => void child.kill(),
  };
}

function visit({ origin, size, paths }: Crowd): void {
  const agent = new Agent({ keepAlive: true });
  const counts: Counts = { answers: {}, withoutRetry: 0 };
  let [isResting, requested] = [true, 0];

  /** Alternates between cached pages and pages that must be rendered for the request. */
  function nextPath(): string {
    requested += 1;
    const path = paths[requested % paths.length] ?? "/";
    return requested % 2 === 0
      ? path
      : requested % 4 === 1
        ? `${path}?utm_source=${requested}`
        : `/search?q=det${requested}`;
  }
  function sendRequest(): void {
    if (isResting) return;
    const headers = { "accept-encoding": "gzip, br", accept: "text/html" };
    get(origin + nextPath(), { agent, headers }, (answer) => {
      const status = String(answer.statusCode);
      counts.answers[status] = (counts.answers[status] ?? 0) + 1;
      if (status === "503" && answer.headers["retry-after"] === undefined) counts.withoutRetry += 1;
      answer.resume().on("close", sendRequest);
    }).on("error", ({ message }) => {
      counts.answers[message] = (counts.answers[message] ?? 0) + 1;
      setImmediate(sendRequest);
    });
  }
  process.on("message", (word) => {
    isResting = word === "rest";
    if (isResting) process.send?.(counts);
    else for (let visitor = 0; visitor < size; visitor += 1) sendRequest();
  });
  process.on("disconnect", () => process.exit());
}

const [, program, crowd] = process.argv;
if (program === fileURLToPath(import.meta.url) && crowd !== undefined) visit(JSON.parse(crowd) as Crowd);
