export const texts = {
  clients: { pf: "persoană", pj: "firmă" },
  notSold: (code: string) => `${code} nu este la vânzare.`,
};
