const LIST = new Intl.ListFormat("ro", { type: "conjunction" });

export const texts = {
  open: (names: string[]) =>
    names.length === 1
      ? `${names[0]} are acum deschisă această pagină.`
      : `${LIST.format(names)} au acum deschisă această pagină.`,
};
