/** Origins that serve third-party scripts and receive the data they send (requirements: C-123). */
import type { Storefront } from "../../../storefront/app/server.ts";

export type PolicyAdditions = Awaited<ReturnType<Storefront["policyAdditions"]>>;
export type ThirdParty = PolicyAdditions["thirdParties"][number];

interface Sources {
  scripts: string[];
  /** Origins for fetches and pictures, because scripts report with both. */
  connections: string[];
}

const SOURCES: Record<ThirdParty, Sources> = {
  tagManager: {
    scripts: ["https://www.googletagmanager.com"],
    connections: [
      "https://*.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://*.g.doubleclick.net",
      "https://*.google.com",
    ],
  },
  retargeting: {
    scripts: ["https://tracking.retargeting.biz"],
    connections: ["https://*.retargeting.biz"],
  },
  pixel: {
    scripts: ["https://connect.facebook.net"],
    connections: ["https://www.facebook.com"],
  },
};

/** Returns what a page's content security policy must allow for these third parties. */
export function sourcesOf(thirdParties: readonly ThirdParty[]): Sources {
  const all = thirdParties.map((party) => SOURCES[party]);
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    connections: all.flatMap(({ connections }) => connections),
  };
}
