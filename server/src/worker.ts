import { serveUntilDrained } from "./processes/child.ts";

serveUntilDrained(async () => undefined);
