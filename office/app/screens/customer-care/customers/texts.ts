export const texts = {
  states: { active: "activ", locked: "blocat" },
  yesNo: { yes: "cu", no: "fără" },
};
