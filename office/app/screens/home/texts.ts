export const texts = {
  title: "Acasă",
  hello: (name: string) => (name ? `Bună, ${name}` : "Bună"),
  nothing: "Alege din meniu unde vrei să lucrezi.",
  none: "Nimic de făcut.",
  orders: (count: number) =>
    count === 1 ? "O comandă" : `${count}${count % 100 >= 20 || count % 100 === 0 ? " de" : ""} comenzi`,
  toConfirm: "De confirmat",
  toPack: "De pregătit",
  toHandOver: "De predat curierului",
  toPay: "În așteptarea plății",
};
