export const texts = {
  title: (kind: string, id: number) => `Cererea ${id}: ${kind}`,
  fates: { goes: "se șterge", nameless: "se anonimizează", stays: "rămâne" },
};
