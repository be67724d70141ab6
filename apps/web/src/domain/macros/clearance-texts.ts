/** In a file of its own: `texts.ts` of this folder is loaded by public pages. */
export const clearanceTexts = {
  cleared: (day: string, name: string) => `Abgeklärt am ${day} mit ${name}.`,
  notedBy: (name: string) => `Festgehalten von ${name}.`,
} as const
