import type { ApiConfig } from "../config.ts";

type Changes = Partial<ApiConfig> & Pick<ApiConfig, "mailFolder">;

/** An API key of the test shop, named "Magazin", with every permission. */
export const STAFF_KEY = "curat_key-of-the-test-shop";

/** A session of the shop's owner, also named "Magazin". It does not expire and needs no second factor. */
export const STAFF_TOKEN = "session-of-the-test-shop";

export const NOBODYS_PASSWORD =
  "$argon2id$v=19$m=19456,t=2,p=1$ACaVommUQ59mhsa/ZYIsVg$NxMvFwXhfeiLKWn7LQ1fcZKnYqFMZ5fDrq+qP/zfEj0";

/**
 * Returns a configuration that validates responses, logs only failures, and writes emails to a folder. The caller
 * deletes the folder.
 */
export function testApiConfig(databaseUrl: string, changes: Changes): ApiConfig {
  return {
    databaseUrl,
    poolSize: 4,
    apiKey: "test-key",
    sealKey: "test-seal-key",
    shopUrl: "http://localhost:3000",
    checkAnswers: true,
    allowsPrivateAddresses: true,
    rateLimits: false,
    log: (entry) => {
      if (entry.level === "error") console.error(entry);
    },
    ...changes,
  };
}
