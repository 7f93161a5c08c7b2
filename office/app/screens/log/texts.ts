export const texts = {
  title: "Jurnalul modificărilor",
  at: "Când",
  actor: "Cine",
  sentence: "Ce s-a schimbat",
  subject: "La ce",
  kind: "Autorul",
  actors: {
    customer: "un client",
    staff: "un om al magazinului",
    key: "un program",
    clock: "ceasul magazinului",
    import: "un import",
  },
  number: "Numărul",
  undo: "Ia înapoi",
  undone: "Modificarea a fost luată înapoi.",
};
