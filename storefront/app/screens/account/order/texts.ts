export const texts = { back: "Toate comenzile" };
