export const texts = {
  unknown: (codes: string[]) => `Niciun produs nu are codul: ${named(codes)}.`,
  archived: (codes: string[]) =>
    codes.length === 1
      ? `Produsul cu codul ${named(codes)} este arhivat: elimină-l din listă.`
      : `Produsele cu codurile ${named(codes)} sunt arhivate: elimină-le din listă.`,
};

function named(codes: string[]): string {
  const more = codes.length > 5 ? ` și încă ${codes.length - 5}` : "";
  return `${codes.slice(0, 5).join(", ")}${more}`;
}
