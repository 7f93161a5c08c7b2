import { expect, it } from "vitest";
import { sumOfWeb } from "./bench-shop.ts";

it("sumOfWeb adds up the web processes and excludes the worker", () => {
  const metrics = `# TYPE process_cpu_seconds_total counter
process_cpu_user_seconds_total{process="web-1"} 7
process_cpu_seconds_total{process="web-1"} 1.5
process_cpu_seconds_total{process="worker"} 40
process_cpu_seconds_total{process="web-2"} 2.25e-1
`;
  expect(sumOfWeb(metrics, "process_cpu_seconds_total")).toBe(1.725);
  expect(() => sumOfWeb("", "process_cpu_seconds_total")).toThrow("process_cpu_seconds_total");
});
