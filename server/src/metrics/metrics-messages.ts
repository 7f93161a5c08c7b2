/** What processes say to each other so that one of them can show the figures of all. */
import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The variable that names a process in its figures: web-1, web-2, worker. */
export const PROCESS_NAME = "CURAT_PROCESS";

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

export type MetricsToChild =
  /** Tell yours. */
  { type: "metrics-wanted"; id: number } | { type: "metrics-of-all"; id: number; all: ProcessMetrics[] };

export type MetricsFromChild =
  | { type: "metrics"; id: number; metrics: ProcessMetrics }
  /** Somebody asks this process for the figures of all. */
  | { type: "metrics-of-all-wanted"; id: number };
