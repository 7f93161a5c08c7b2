/**
 * How Node is started for the worker: little room for new objects, and what is done with goes early. Files of a hundred thousand
 * rows and dumps of another shop are worked off in two thirds of the memory, for some more of the processor.
 */
export const WORKER_FLAGS: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=30"];
