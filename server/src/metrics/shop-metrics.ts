/** Metrics of jobs and orders, which any process can read from the database. */
import type { Figures } from "@curat/api";
import { Gauge, Registry } from "prom-client";

export async function shopMetrics({ jobs, orders }: Figures): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, label: string): Gauge =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const waiting = gauge("curat_jobs_waiting", "Pending jobs, including those that wait for a retry", "task");
  const failed = gauge("curat_jobs_failed", "Permanently failed jobs", "task");
  const oldest = gauge(
    "curat_jobs_oldest_due_seconds",
    "Wait time of the oldest due job, in seconds",
    "task",
  );
  for (const { task, ...figures } of jobs) {
    waiting.set({ task }, figures.waiting);
    failed.set({ task }, figures.failed);
    oldest.set({ task }, figures.oldestDueSeconds);
  }
  const current = gauge("curat_orders", "Orders by their status", "status");
  for (const { status, orders: count } of orders) current.set({ status }, count);
  return await registry.metrics();
}
