import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiConfig } from "../config.ts";

/** An API as tests want it: answers held against the contract, mails in a folder of their own, silent unless it fails. */
export function testApiConfig(databaseUrl: string, changes: Partial<ApiConfig> = {}): ApiConfig {
  return {
    databaseUrl,
    poolSize: 10,
    apiKey: "test-key",
    staffKey: "test-staff-key-of-20-letters",
    shopUrl: "http://localhost:3000",
    mailFolder: mkdtempSync(join(tmpdir(), "curat-mails-")),
    checkAnswers: true,
    rateLimits: false,
    log: (entry) => {
      if (entry.level === "error") console.error(entry);
    },
    ...changes,
  };
}
