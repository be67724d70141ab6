/** German texts of what was stored elsewhere while a form was open. */
export const storedElsewhereTexts = {
  title: 'Woanders gespeichert:',
  empty: 'leer',
} as const
