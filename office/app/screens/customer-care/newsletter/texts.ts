export const texts = {
  states: { all: "oricare", subscribed: "abonat", pending: "neconfirmat", left: "dezabonat" },
};
