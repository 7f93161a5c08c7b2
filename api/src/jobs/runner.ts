/** The worker: one at a time takes the jobs, the next waits for its end. */
import pg from "pg";
import type { ApiContext } from "../context.ts";
import { waitForAdvisoryLock } from "../db/advisory-lock.ts";
import { directUrlOf, type OpenDatabase } from "../db/database.ts";
import { mailServerOf } from "../modules/backoffice/notifications/index.ts";
import { AT_START, CRONTAB } from "./crontab.ts";
import { MailQueue } from "./mail-queue.ts";
import { runQueue } from "./queue.ts";
import { mailTasks, workTasks } from "./tasks.ts";
import { watchJobs, type WatchOptions } from "./watch.ts";

/** One of the database's advisory locks: its holder is the one that works. */
const WORKING = 20_261_121;
const CONCURRENCY = 4;

export interface Worker {
  /** Waits for what is running. */
  stop(): Promise<void>;
  /** Rejects when it can not go on: its lock went with its connection, or it takes no job any more. */
  lost: Promise<never>;
}

export interface WorkerOptions extends WatchOptions {
  /** Ends the waiting for another worker's end; then the start rejects. */
  signal?: AbortSignal;
}

/**
 * Works as soon as no other process does any more. What a killed one had begun is begun again at once: the queue itself
 * would leave it to its dead worker for hours.
 */
export async function runWorker(
  { pool }: OpenDatabase,
  context: ApiContext,
  { signal, ...watching }: WorkerOptions = {},
): Promise<Worker> {
  const { promise: lost, reject: giveUp } = Promise.withResolvers<never>();
  // Who does not ask learns it from what the database answers next.
  lost.catch(() => undefined);
  const holder = await takeLock(context, { signal, giveUp });
  const [clocked, mails] = [workTasks(context), mailTasks(context)];
  const queue = await runQueue(pool, context, {
    taskList: clocked,
    crontab: CRONTAB,
    concurrency: CONCURRENCY,
    giveUp,
  });
  const server = mailServerOf(context.config);
  const mailQueue = new MailQueue(pool, context, { taskList: mails, server, giveUp });
  await mailQueue.start();
  for (const task of AT_START) await queue.addJob(task, `start:${task}`);
  const queues = [
    { tasks: Object.keys(clocked), takenAt: queue.takenAt, isAt: queue.isAt },
    {
      tasks: Object.keys(mails),
      takenAt: () => mailQueue.takenAt(),
      isAt: (job: string) => mailQueue.isAt(job),
    },
  ];
  const stopWatching = watchJobs(holder, context, { queues, giveUp, ...watching });
  return {
    lost,
    stop: async () => {
      stopWatching();
      await Promise.all([queue.stop(), mailQueue.stop()]);
      await holder.end();
    },
  };
}

/**
 * The connection that holds the lock, not of the pool: it may wait for hours, and a pool that closes waits for its own.
 * Only its end frees the lock; a server that no longer hears of us ends it within seconds.
 */
async function takeLock(
  { config }: ApiContext,
  { signal, giveUp }: { signal: AbortSignal | undefined; giveUp: (error: Error) => void },
): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: directUrlOf(config), keepAlive: true });
  holder.on("error", giveUp);
  const aborted = Promise.withResolvers<never>();
  const breakOff = (): void => {
    aborted.reject(new Error("Stopped while it waited for another worker."));
    void holder.end();
  };
  signal?.addEventListener("abort", breakOff);
  const locked = waitForLock(holder);
  // Broken off while it connects it may never settle; broken off later it fails for that.
  locked.catch(() => undefined);
  await Promise.race([locked, aborted.promise]);
  signal?.removeEventListener("abort", breakOff);
  return holder;
}

async function waitForLock(holder: pg.Client): Promise<void> {
  await holder.connect();
  // A hosted server or one of another system may not let us say so; then its own patience counts.
  for (const setting of ["client_connection_check_interval = '5s'", "tcp_keepalives_idle = 10"])
    await holder.query(`set ${setting}`).catch(() => undefined);
  await waitForAdvisoryLock(holder, WORKING);
  await holder.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}
