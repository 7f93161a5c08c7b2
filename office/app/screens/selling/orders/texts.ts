export const texts = {
  promises: {
    due: (): string => "de expediat azi",
    late: (day: string): string => `promisă pe ${day}`,
  },
};
