import type { ApiConfig } from "../config.ts";

type Changes = Partial<ApiConfig> & Pick<ApiConfig, "mailFolder">;

/** A key of the test shop, called "Magazin", with every permission. */
export const STAFF_KEY = "curat_key-of-the-test-shop";

/** The session of its owner, who is called so too; it does not end, and asks for no second factor. */
export const STAFF_TOKEN = "session-of-the-test-shop";

/** What is kept of a password that nobody knows. */
export const NOBODYS_PASSWORD =
  "$argon2id$v=19$m=19456,t=2,p=1$ACaVommUQ59mhsa/ZYIsVg$NxMvFwXhfeiLKWn7LQ1fcZKnYqFMZ5fDrq+qP/zfEj0";

/** An API as tests want it: answers held against the contract, mails in a folder that the caller removes, silent unless it fails. */
export function testApiConfig(databaseUrl: string, changes: Changes): ApiConfig {
  return {
    databaseUrl,
    poolSize: 4,
    apiKey: "test-key",
    sealKey: "test-seal-key",
    shopUrl: "http://localhost:3000",
    checkAnswers: true,
    rateLimits: false,
    log: (entry) => {
      if (entry.level === "error") console.error(entry);
    },
    ...changes,
  };
}
