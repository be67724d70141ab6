/** German texts of the lexicon. */
export const texts = {
  lexicon: 'Lexikon',
  breadcrumb: 'Wo du bist',
  related: 'Dazu passt',
} as const
