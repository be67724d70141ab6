export const texts = {
  title: 'Mitteilungen',
  intro: 'Was sich für dich getan hat. Hier steht nichts, das andere nicht lesen dürften.',
  settings: 'Mitteilungen einstellen',
  bell: (unread: number) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesene`),
  /** In the badge, where a long number has no room. */
  many: '99+',
  isNew: 'Neu',
  more: 'Ältere zeigen',
  loadFailed: 'Deine Mitteilungen lassen sich gerade nicht laden.',
  emptyTitle: 'Noch ist nichts passiert',
  emptyText: 'Sobald dir jemand schreibt oder etwas für dich bereitliegt, steht es hier.',
}
