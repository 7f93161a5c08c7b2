export const texts = {
  kinds: { checkdata: "copia datelor", forgetme: "ștergerea datelor" },
  states: { all: "oricare", open: "în lucru", done: "încheiată" },
  deadlines: { running: "în curs", late: "depășit" },
};
