export const texts = {
  atLine: (line: number, message: string): string => `Rândul ${line}: ${message}`,
  moreFaults: (count: number): string => `Și încă ${count} rânduri cu greșeli.`,
};
