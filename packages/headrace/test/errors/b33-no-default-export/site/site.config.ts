export const site = { name: "Tiny" };
