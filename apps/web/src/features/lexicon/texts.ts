/** German texts of the lexicon. */
export const texts = {
  lexicon: 'Lexikon',
  loadFailed: 'Das Lexikon lässt sich gerade nicht laden',
  breadcrumb: 'Wo du bist',
  related: 'Dazu passt',
} as const
