export const texts = {
  listChanged: "Lista s-a schimbat între timp: deschide-o din nou.",
};
