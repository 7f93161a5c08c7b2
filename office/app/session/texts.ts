export const texts = {
  requestCode: (code: string) => `Dacă se repetă, spune-i celui care se ocupă de server codul ${code}.`,
};
