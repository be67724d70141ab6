export const texts = {
  title: 'Körpermaße',
  empty: 'Noch keine Werte.',
  failed: 'Die Körpermaße lassen sich gerade nicht laden.',
}
