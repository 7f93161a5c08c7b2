export const texts = {
  assignees: { mine: "eu", nobody: "nimeni" },
};
