import { countOf } from "@curat/contract/quantity-text.values";

const redirections = (count: number) => (count === 1 ? "o redirecționare" : countOf(count, "redirecționări"));

export const texts = {
  createdMany: (created: number, unchanged: number) =>
    `${created === 0 ? "Nicio redirecționare nouă" : `S-au adăugat ${redirections(created)}`}${unchanged > 0 ? `; ${redirections(unchanged)} existau deja` : ""}.`,
};
