export const texts = {
  promises: {
    due: (): string => "pleacă azi",
    late: (day: string): string => `promisă pe ${day}`,
  },
};
