export const texts = {
  brand: "Birou",
  skip: "Sari la conținut",
  menu: "Meniu",
  navigation: "Secțiunile biroului",
  personMenu: (name: string) => `Meniul contului: ${name}`,
  account: "Contul meu",
  seeAs: "Vezi biroul ca un rol",
  leave: "Ieșire",
  seenAs: (role: string) => `Vezi biroul ca rolul „${role}”: poți face doar ce poate acest rol.`,
  worn: "Rolul cu care vezi biroul",
  asOneself: "Revino la drepturile tale",
};
