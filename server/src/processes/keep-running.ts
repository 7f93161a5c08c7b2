import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { FromChild, ToChild } from "./serve-until-drained.ts";

export interface SupervisedProcess {
  /** Resolves when the child is up for the first time; rejects if it ends before. */
  ready: Promise<void>;
  /** Lets the child finish its work, but kills it after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
  kill(): void;
}

export interface HealthProbe {
  intervalMs: number;
  failureThreshold: number;
}

const firstPauseMs = 1_000;
const maxPauseMs = 30_000;
const steadyAfterMs = 60_000;

/**
 * Starts a child and restarts it whenever it ends, after a pause that doubles while it keeps failing. With `probe`,
 * kills a child that stops responding, such as one in an endless loop.
 */
export function keepRunning(
  name: string,
  start: () => ChildProcess,
  log: (sentence: string) => void,
  probe?: HealthProbe,
): SupervisedProcess {
  const stopping = new AbortController();
  let child = start();
  let isUp = false;
  // Counts probes instead of time, because a suspended machine sends no probes while time passes.
  let unanswered = 0;
  const timer = probe && setInterval(() => sendProbe(probe), probe.intervalMs);
  const ready = firstReady(name, child);
  void watchReadiness();
  const ended = ready.then(supervise, () => undefined);

  async function supervise(): Promise<void> {
    for (let pauseMs = firstPauseMs, since = Date.now(); ; since = Date.now()) {
      await exitOf(child);
      if (stopping.signal.aborted) return;
      if (Date.now() - since > steadyAfterMs) pauseMs = firstPauseMs;
      log(`The ${name} ended (${reasonOf(child)}); restarting it in ${pauseMs / 1000} s.`);
      // The pause ends early if everything is stopped.
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      child = start();
      void watchReadiness();
    }
  }

  function sendProbe(probe: HealthProbe): void {
    if (!isUp || !child.connected) return;
    if (unanswered >= probe.failureThreshold) {
      log(`The ${name} does not respond; killing it.`);
      isUp = false;
      child.kill("SIGKILL");
      return;
    }
    unanswered += 1;
    child.send({ type: "ping" } satisfies ToChild, () => undefined);
  }

  async function watchReadiness(): Promise<void> {
    const watched = child;
    isUp = false;
    unanswered = 0;
    watched.on("message", (message: FromChild) => {
      if (message.type === "alive" && watched === child) unanswered = 0;
    });
    await onReady(watched);
    isUp = watched === child;
  }

  return {
    ready,
    async stop(timeoutMs) {
      stopping.abort();
      clearInterval(timer);
      const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
      // A starting child has no work to finish and does not listen for messages yet.
      if (isUp && child.connected) child.send({ type: "drain" } satisfies ToChild);
      else child.kill("SIGTERM");
      await exitOf(child);
      await ended;
      clearTimeout(force);
    },
    kill: () => {
      clearInterval(timer);
      child.kill("SIGKILL");
    },
  };
}

async function firstReady(name: string, child: ChildProcess): Promise<void> {
  const isOver = exitOf(child).then(() => {
    throw new Error(`The ${name} ended before it was ready (${reasonOf(child)}).`);
  });
  await Promise.race([onReady(child), isOver]);
}

function onReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on("message", (message: FromChild) => {
      if (message.type === "ready") resolve();
    });
  });
}

/** Resolves when the child has ended, even if it ended earlier. */
export async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Returns the reason why the child ended, such as "exit code 1" or "SIGKILL". */
export function reasonOf(child: ChildProcess): string {
  return child.signalCode ?? `exit code ${child.exitCode}`;
}
