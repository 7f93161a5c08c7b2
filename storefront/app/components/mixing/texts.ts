export const texts = {
  title: "Nu le folosi împreună",
  mixing: (chlorine: string, acid: string): string =>
    `Cu clor: ${chlorine}. Cu acid: ${acid}. Amestecate sau folosite pe rând fără clătire, degajă clor gazos, care arde ochii și plămânii.`,
  and: " și ",
  why: "De ce și ce se mai poate întâmpla",
};
