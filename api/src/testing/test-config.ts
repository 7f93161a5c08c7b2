import type { ApiConfig } from "../config.ts";

type Changes = Partial<ApiConfig> & Pick<ApiConfig, "mailFolder">;

/** An API as tests want it: answers held against the contract, mails in a folder that the caller removes, silent unless it fails. */
export function testApiConfig(databaseUrl: string, changes: Changes): ApiConfig {
  return {
    databaseUrl,
    poolSize: 10,
    apiKey: "test-key",
    sealKey: "test-seal-key",
    staffKey: "test-staff-key-of-20-letters",
    shopUrl: "http://localhost:3000",
    checkAnswers: true,
    rateLimits: false,
    // As in production; what SQL answers without an index has tests of its own.
    catalogEngine: "index",
    log: (entry) => {
      if (entry.level === "error") console.error(entry);
    },
    ...changes,
  };
}
