export const texts = {
  // Letter for letter (browsing spec, section 2).
  title: (term: string): string => `Cautare dupa '${term}'`,
};
