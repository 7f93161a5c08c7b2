export const texts = {
  yesNo: { yes: "cu", no: "fără" },
};
