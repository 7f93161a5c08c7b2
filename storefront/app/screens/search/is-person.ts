const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|fetch|curl|wget|python|java\/|axios|okhttp|headless|lighthouse/i;

/** Returns whether the user agent is a browser rather than a bot. Searches by bots are not counted. */
export function isPerson(agent: string | undefined): boolean {
  return agent !== undefined && agent.startsWith("Mozilla/") && !PROGRAMS.test(agent);
}
