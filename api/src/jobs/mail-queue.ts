/** Emails have a separate queue, so that a slow mail server does not delay invoices or scheduled jobs. */
import { setTimeout as pause } from "node:timers/promises";
import type { TaskList } from "graphile-worker";
import type pg from "pg";
import type { ApiContext } from "../context.ts";
import { isMailServerAway, type MailServer } from "../modules/backoffice/notifications/index.ts";
import { type Queue, runQueue } from "./queue.ts";

const CONCURRENCY = 4;
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

export interface MailQueueOptions {
  taskList: TaskList;
  server: MailServer;
  refresh?: (() => Promise<void>) | undefined;
  giveUp: (error: unknown) => void;
}

/**
 * While the mail server is down, the queue attempts no jobs and polls the server with exponential backoff. When the
 * server responds, all emails waiting for a retry are sent.
 */
export class MailQueue {
  readonly #pool: pg.Pool;
  readonly #context: ApiContext;
  readonly #options: MailQueueOptions;
  readonly #stopping = new AbortController();
  #queue: Queue | undefined;
  #waiting: Promise<void> | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  readonly #unanswered = new Set<string>();

  constructor(pool: pg.Pool, context: ApiContext, options: MailQueueOptions) {
    [this.#pool, this.#context, this.#options] = [pool, context, options];
  }

  async start(): Promise<void> {
    const { taskList, refresh, giveUp } = this.#options;
    this.#queue = await runQueue(this.#pool, this.#context, {
      taskList,
      concurrency: CONCURRENCY,
      refresh,
      giveUp,
      onFailure: (job, error) => {
        // An email that the server itself rejects or defers keeps its own retry schedule.
        if (!isMailServerAway(error)) return;
        this.#unanswered.add(job.id);
        this.#waiting ??= this.#waitForServer(error).catch((failure: unknown) => {
          if (!this.#stopping.signal.aborted) giveUp(failure);
        });
      },
      onSuccess: () => {
        this.#pauseMs = FIRST_PAUSE_MS;
        if (this.#unanswered.size > 0 && !this.#waiting) void this.#callBack().catch(giveUp);
      },
    });
  }

  isAt(job: string): boolean {
    return this.#queue?.isAt(job) === true;
  }

  /**
   * Returns when a job was last taken; undefined while the mail server is down and no job should be taken.
   */
  takenAt(): number | undefined {
    return this.#waiting ? undefined : this.#queue?.takenAt();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    // While waiting for the mail server, the queue is already stopped or stopping.
    if (this.#waiting) await this.#waiting;
    else await this.#queue?.stop();
  }

  async #waitForServer(error: unknown): Promise<void> {
    const { log } = this.#context;
    log({ level: "error", message: "The mail server does not respond; mails wait.", error });
    await this.#queue?.stop();
    do {
      await pause(this.#pauseMs, undefined, { signal: this.#stopping.signal });
      this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
      // Staff may have corrected the account in the meantime.
      await this.#options.refresh?.();
    } while (!(await this.#options.server.isAnswering()));
    if (this.#stopping.signal.aborted) return;
    log({ level: "warn", message: "The mail server responds again; mails are sent." });
    await this.#callBack();
    await this.start();
    this.#waiting = undefined;
  }

  async #callBack(): Promise<void> {
    const unanswered = [...this.#unanswered];
    this.#unanswered.clear();
    await this.#pool.query(
      `select graphile_worker.reschedule_jobs(array(
         select id from graphile_worker.jobs
         where locked_at is null and attempts between 1 and max_attempts - 1 and task_identifier = any($1)
       ), run_at := now())`,
      [Object.keys(this.#options.taskList)],
    );
    await this.#pool.query("select graphile_worker.reschedule_jobs($1::bigint[], attempts := 0)", [
      unanswered,
    ]);
  }
}
