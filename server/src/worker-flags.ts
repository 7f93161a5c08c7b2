/**
 * V8 flags of the worker for a small young generation and a slowly growing heap, so that garbage is collected
 * early.
 * Large files and dumps need a third less memory, but more CPU time.
 */
export const WORKER_FLAGS: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/**
 * How the worker allocates memory outside V8's heap (glibc only).
 * Freed blocks above 128 KB return to the system, and threads share two arenas.
 */
export const WORKER_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
