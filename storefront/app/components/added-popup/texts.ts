export const texts = {
  // Letter for letter (browsing spec, section 8).
  added: "Produsul a fost adaugat cu succes",
  pieces: (count: number): string => `${count} buc.`,
  toCart: "Vezi coșul",
  recommended: "S-ar putea să-ți trebuiască și",
  goOn: "Continuă cumpărăturile",
};
