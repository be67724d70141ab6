export const texts = {
  title: 'Mitteilungen',
  intro: 'Was es Neues für dich gibt.',
  settings: 'Mitteilungen einstellen',
  bell: (unread: number) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesene`),
  /** Count in the badge above 99, where there is no room for more digits. */
  many: '99+',
  isNew: 'Neu',
  more: 'Ältere zeigen',
  loadFailed: 'Deine Mitteilungen lassen sich gerade nicht laden',
  emptyTitle: 'Noch ist nichts passiert',
  emptyText: 'Sobald dir jemand schreibt oder etwas für dich bereitliegt, steht es hier.',
}
