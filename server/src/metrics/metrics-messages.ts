/** Messages between processes, so that one of them can show the metrics of all. */
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The environment variable that names a process in its metrics: web-1, web-2, worker. */
export const PROCESS_NAME = "CURAT_PROCESS";

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

export type MetricsToChild =
  /** Asks a child for its metrics. */
  { type: "metrics-wanted"; id: number } | { type: "metrics-of-all"; id: number; all: ProcessMetrics[] };

export type MetricsFromChild =
  | { type: "metrics"; id: number; metrics: ProcessMetrics }
  /** Asks the main process for the metrics of all, because somebody requests them here. */
  | { type: "metrics-of-all-wanted"; id: number };
