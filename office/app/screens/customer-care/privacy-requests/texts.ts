export const texts = {
  deadlines: { running: "în curs", late: "depășit" },
};
