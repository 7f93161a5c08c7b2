export const texts = {
  states: { all: "oricare", pending: "în așteptare", approved: "publicată", rejected: "respinsă" },
  starred: { "1": "1 stea", "2": "2 stele", "3": "3 stele", "4": "4 stele", "5": "5 stele" },
};
