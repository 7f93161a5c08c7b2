export const texts = {
  states: { all: "oricare", open: "nouă", answered: "cu răspuns", closed: "închisă" },
  deadlines: { running: "în curs", late: "depășit" },
};
