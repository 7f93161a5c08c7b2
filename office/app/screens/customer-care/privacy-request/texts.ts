export const texts = {
  title: (kind: string, id: number) => `Cererea ${id}: ${kind}`,
  fates: { goes: "se șterge", nameless: "rămâne fără nume", stays: "rămâne" },
};
