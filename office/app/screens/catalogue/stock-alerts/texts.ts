export const texts = {
  states: { all: "oricare", waiting: "așteaptă", sent: "trimisă", expired: "expirată" },
};
