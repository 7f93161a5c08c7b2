/** Only one process at a time runs jobs. The next process waits until it stops. */
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

const WORKING = 20_261_121;
const CONCURRENCY = 4;

export interface Worker {
  stop(): Promise<void>;
  /** Rejects when the worker cannot continue, because it lost the connection with its lock or a queue stopped. */
  lost: Promise<never>;
}

export interface WorkerOptions extends WatchOptions {
  signal?: AbortSignal;
  /** Runs before each job. */
  refresh?: () => Promise<void>;
}

/**
 * Starts as soon as no other process runs jobs. Unlocks a killed worker's jobs, which would otherwise stay locked for
 * hours.
 */
export async function runWorker(
  { pool }: OpenDatabase,
  context: ApiContext,
  { signal, refresh, ...watching }: WorkerOptions = {},
): Promise<Worker> {
  const { promise: lost, reject: giveUp } = Promise.withResolvers<never>();
  // Callers that do not use `lost` notice the failure through their next query.
  lost.catch(() => undefined);
  const holder = await takeLock(context, { signal, giveUp });
  const [clocked, mails] = [workTasks(context), mailTasks(context)];
  const queue = await runQueue(pool, context, {
    taskList: clocked,
    crontab: CRONTAB,
    concurrency: CONCURRENCY,
    refresh,
    giveUp,
  });
  const server = mailServerOf(context.config);
  const mailQueue = new MailQueue(pool, context, { taskList: mails, server, refresh, giveUp });
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
 * The lock has its own connection, because it is held for hours and a closing pool waits for its connections. The
 * server releases the lock seconds after losing contact.
 */
async function takeLock(
  { config }: ApiContext,
  { signal, giveUp }: { signal: AbortSignal | undefined; giveUp: (error: Error) => void },
): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: directUrlOf(config), keepAlive: true });
  holder.on("error", giveUp);
  const aborted = Promise.withResolvers<never>();
  const breakOff = (): void => {
    aborted.reject(new Error("Stopped while waiting for another worker."));
    void holder.end();
  };
  signal?.addEventListener("abort", breakOff);
  const locked = waitForLock(holder);
  // If aborted while connecting, the promise may never settle; if aborted later, it rejects.
  locked.catch(() => undefined);
  await Promise.race([locked, aborted.promise]);
  signal?.removeEventListener("abort", breakOff);
  return holder;
}

async function waitForLock(holder: pg.Client): Promise<void> {
  await holder.connect();
  // Hosted servers and other systems may reject these settings. The server's defaults then apply.
  for (const setting of ["client_connection_check_interval = '5s'", "tcp_keepalives_idle = 10"])
    await holder.query(`set ${setting}`).catch(() => undefined);
  await waitForAdvisoryLock(holder, WORKING);
  await holder.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
}
