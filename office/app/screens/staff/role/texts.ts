export const texts = {
  on: "Vezi biroul ca acest rol.",
  off: "Ai din nou drepturile tale.",
};
