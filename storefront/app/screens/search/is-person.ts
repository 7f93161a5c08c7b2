const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|fetch|curl|wget|python|java\/|axios|okhttp|headless|lighthouse/i;

/** Whether a browser of a person asks, by what it calls itself; programs' searches are nobody's wish. */
export function isPerson(agent: string | undefined): boolean {
  return agent !== undefined && agent.startsWith("Mozilla/") && !PROGRAMS.test(agent);
}
