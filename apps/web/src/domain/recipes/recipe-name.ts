/** A recipe's name as people read it: without the digits and dashes that tell variants apart in the collection. */
export const recipeName = (name: string): string => name.replace(/[\s\d\-–—]+$/, '') || name
