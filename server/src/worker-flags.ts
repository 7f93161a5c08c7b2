/**
 * How Node is started for the worker: little room for new objects, and what is done with goes early. Files of a hundred thousand
 * rows and dumps of another shop are worked off in two thirds of the memory, for some more of the processor.
 */
export const WORKER_FLAGS: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=30"];

/**
 * How its memory outside of V8's heap is taken (glibc; others ignore it): what is larger than 128 KB goes back to the system as
 * soon as it is free, and threads share two rooms.
 */
export const WORKER_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
