const LIST = new Intl.ListFormat("ro", { type: "conjunction" });

export const texts = {
  open: (names: string[]) =>
    names.length === 1
      ? `${names[0]} are deschisă această pagină în acest moment.`
      : `${LIST.format(names)} au deschisă această pagină în acest moment.`,
};
