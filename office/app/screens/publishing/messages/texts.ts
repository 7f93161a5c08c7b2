export const texts = {
  kinds: {
    contact: "mesaj",
    product: "întrebare despre produs",
    offer: "cerere de ofertă",
    review: "semnalarea unei recenzii",
  },
  states: { all: "oricare", new: "fără răspuns", answered: "cu răspuns", closed: "închis" },
  assignees: { mine: "eu", nobody: "nimeni" },
};
