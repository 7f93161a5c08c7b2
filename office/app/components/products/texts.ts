export const texts = {
  unknown: (codes: string[]) => `Niciun produs nu are codul: ${named(codes)}.`,
  archived: (codes: string[]) =>
    codes.length === 1
      ? `Produsul cu codul ${named(codes)} este arhivat.`
      : `Produsele cu codurile ${named(codes)} sunt arhivate.`,
};

function named(codes: string[]): string {
  const rest = codes.length > 5 ? ` și încă ${codes.length - 5}` : "";
  return `${codes.slice(0, 5).join(", ")}${rest}`;
}
