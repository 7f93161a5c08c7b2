export const texts = {
  // Letter for letter (requirements: B21).
  added: "Produsul a fost adaugat cu succes",
  pieces: (count: number): string => `${count} buc.`,
  toCart: "Vezi coșul",
  recommended: "S-ar putea să-ți trebuiască și",
  goOn: "Continuă cumpărăturile",
};
