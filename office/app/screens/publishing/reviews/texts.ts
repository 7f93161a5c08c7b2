export const texts = {
  starred: { "1": "1 stea", "2": "2 stele", "3": "3 stele", "4": "4 stele", "5": "5 stele" },
};
