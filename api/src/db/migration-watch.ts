import type pg from "pg";

export interface Obstacle {
  inItsWay?: string | undefined;
  keptWaiting?: number | undefined;
}

export interface Watch {
  stop(): Promise<Obstacle>;
}

const LOOK_EVERY_MS = 200;

/**
 * Polls until stopped. Cancels the client's statement when another session has waited for it for `waitMs`.
 */
export async function watchForWaiting(
  client: pg.ClientBase,
  watcher: pg.ClientBase,
  waitMs: number,
): Promise<Watch> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid;
  const obstacle: Obstacle = {};
  const look = async (): Promise<void> => {
    const { rows: found } = await watcher.query<{ waiting: number; inItsWay: string | null }>(LOOK, [
      pid,
      waitMs,
    ]);
    obstacle.inItsWay = found[0]?.inItsWay ?? obstacle.inItsWay;
    if (!found[0]?.waiting) return;
    obstacle.keptWaiting = found[0].waiting;
    await watcher.query("select pg_cancel_backend($1)", [pid]);
  };
  let [looking, isOver]: [Promise<void>, boolean] = [Promise.resolve(), false];
  // A failed poll is harmless: the next poll repeats it, and the statement's own timeout still applies.
  const timer = setInterval(() => {
    looking = looking.then(async () => (isOver ? undefined : look())).catch(() => undefined);
  }, LOOK_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      isOver = true;
      await looking;
      return obstacle;
    },
  };
}

/**
 * `case` limits `pg_blocking_pids` to waiting sessions, because each call briefly locks the whole lock table.
 */
const LOOK = `
  select
    (select count(*)::integer from pg_locks where
      case when not granted and locktype <> 'advisory' and waitstart < clock_timestamp() - make_interval(secs => $2 / 1000.0)
        then $1 = any(pg_blocking_pids(pid)) else false end) as waiting,
    (select string_agg(format('process %s of PostgreSQL (%s), in a transaction for %s s', a.pid,
        coalesce(nullif(a.application_name, ''), a.backend_type), extract(epoch from now() - a.xact_start)::integer), '; ')
      from pg_stat_activity a where a.pid = any(pg_blocking_pids($1))) as "inItsWay"`;
