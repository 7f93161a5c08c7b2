export const texts = {
  title: "Confirmă cu al doilea factor",
  why: "Ce urmează mișcă bani, prețuri sau accesul la magazin. Arată încă o dată că ești tu; confirmarea ține zece minute.",
  done: "Ai confirmat că ești tu. Poți continua.",
};
