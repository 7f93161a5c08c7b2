const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|fetch|curl|wget|python|java\/|axios|okhttp|headless|lighthouse/i;

/** Returns whether a user agent is a person's browser. Searches by bots are not counted. */
export function isPerson(agent: string | undefined): boolean {
  return agent !== undefined && agent.startsWith("Mozilla/") && !PROGRAMS.test(agent);
}
