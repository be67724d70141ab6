/** Display name of a recipe, without the trailing digits and dashes that distinguish variants in the collection. */
export const recipeName = (name: string): string => name.replace(/[\s\d\-–—]+$/, '') || name
