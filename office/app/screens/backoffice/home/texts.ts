export const texts = {
  title: "Acasă",
  hello: (name: string) => (name ? `Bună, ${name}` : "Bună"),
  today: "De făcut",
  nothing: "Nu te așteaptă nimic. Alege din meniu unde vrei să lucrezi.",
  figures: "Vânzări în ultimele 30 de zile",
  allFigures: "Toate cifrele",
  since: "din",
  deadline: "Termen:",
  act: (button: string, title: string) => `${button}: ${title}`,
};
