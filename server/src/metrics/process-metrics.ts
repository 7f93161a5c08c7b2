/** Collects, in a child, its own Prometheus metrics and, through the main process, those of all processes. */
import { getHeapStatistics } from "node:v8";
import type { Api, PoolState, ReplicaReads } from "@curat/api";
import { HEAP_LIMIT } from "./heap-metrics.ts";
import { AggregatorRegistry, collectDefaultMetrics, Gauge, register } from "prom-client";
import {
  type MetricsFromChild,
  type MetricsToChild,
  PROCESS_NAME,
  type ProcessMetrics,
} from "./metrics-messages.ts";

const TIMEOUT_MS = 3_000;
const waiting = new Map<number, (all: ProcessMetrics[]) => void>();
let lastId = 0;

/** Starts to measure this process, and sends the metrics when the main process asks for them. */
export function measureProcess(api: Pick<Api, "pool" | "replicaReads"> | undefined): void {
  register.setDefaultLabels({ process: process.env[PROCESS_NAME] ?? "alone" });
  collectDefaultMetrics();
  new Gauge({ name: HEAP_LIMIT, help: "Where Node ends this process, in bytes" }).set(
    getHeapStatistics().heap_size_limit,
  );
  if (api) {
    measurePool(() => api.pool());
    measureReplicas(() => api.replicaReads());
  }
  process.on("message", (message: MetricsToChild) => {
    if (message.type === "metrics-wanted") void sendMetrics(message.id);
    if (message.type === "metrics-of-all") waiting.get(message.id)?.(message.all);
  });
}

function measurePool(state: () => PoolState): void {
  const gauge = new Gauge({
    name: "curat_database_connections",
    help: "Connections to the database that are open and idle, and questions that wait for one",
    labelNames: ["state"],
    collect() {
      for (const [name, count] of Object.entries(state())) gauge.set({ state: name }, count);
    },
  });
}

function measureReplicas(reads: () => ReplicaReads): void {
  const counter = new Gauge({
    name: "curat_replica_reads",
    help: "Long reads since the process started, by server: replica or primary database",
    labelNames: ["answered"],
    collect() {
      for (const [answered, count] of Object.entries(reads())) counter.set({ answered }, count);
    },
  });
}

async function sendMetrics(id: number): Promise<void> {
  const metrics = await register.getMetricsAsJSON();
  sendToMain({ type: "metrics", id, metrics });
}

/**
 * Returns all processes' metrics in Prometheus format, or only this one's if the main process does not
 * respond.
 */
export async function metricsOfAll(): Promise<string> {
  const all = await requestFromMain();
  return all.length === 0 ? await register.metrics() : await AggregatorRegistry.aggregate(all).metrics();
}

function requestFromMain(): Promise<ProcessMetrics[]> {
  if (!process.connected) return Promise.resolve([]);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const done = (all: ProcessMetrics[]): void => {
      waiting.delete(id);
      clearTimeout(timer);
      resolve(all);
    };
    const timer = setTimeout(done, TIMEOUT_MS, []);
    waiting.set(id, done);
    sendToMain({ type: "metrics-of-all-wanted", id });
  });
}

function sendToMain(message: MetricsFromChild): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
