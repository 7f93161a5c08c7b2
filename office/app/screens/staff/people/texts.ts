export const texts = {
  states: { invited: "invitat", active: "activ", locked: "blocat" },
  factors: { totp: "aplicație de autentificare", passkey: "cheie de acces", recovery: "coduri de rezervă" },
};
