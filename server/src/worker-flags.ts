/**
 * V8 flags of the worker: a small young generation and a heap that grows slowly, so that garbage is collected
 * early. Files with a hundred thousand rows and dumps of other shops need a third less memory, but more CPU
 * time.
 */
export const WORKER_FLAGS: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/**
 * How the worker allocates memory outside V8's heap (glibc only; other C libraries ignore it). Blocks above
 * 128 KB are returned to the system when they are freed, and threads share two arenas.
 */
export const WORKER_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
