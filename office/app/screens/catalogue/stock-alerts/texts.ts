export const texts = {
  states: { all: "oricare", waiting: "așteaptă", sent: "anunțată", expired: "expirată" },
};
