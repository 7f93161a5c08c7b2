export const texts = {
  from: "de la",
  aBucket: "/ găleată",
};
