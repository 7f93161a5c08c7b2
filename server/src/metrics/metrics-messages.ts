/** Messages with which one process collects the metrics of all processes. */
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The environment variable with the name of a process in its metrics: web-1, web-2, worker. */
export const PROCESS_NAME = "CURAT_PROCESS";

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

export type MetricsToChild =
  /** From the main process: asks a child for its metrics, or sends it the metrics of all. */
  { type: "metrics-wanted"; id: number } | { type: "metrics-of-all"; id: number; all: ProcessMetrics[] };

export type MetricsFromChild =
  | { type: "metrics"; id: number; metrics: ProcessMetrics }
  /** From a child: asks for the metrics of all processes, because a client requested them here. */
  | { type: "metrics-of-all-wanted"; id: number };
