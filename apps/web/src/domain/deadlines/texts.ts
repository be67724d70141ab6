/** Deadline of an answer as the trainer or an admin reads it. */
export const texts = {
  dueBy: (when: string) => `Antwort fällig bis ${when}`,
  overdue: (when: string) => `Überfällig seit ${when}`,
  stands: 'Die Frist steht still, solange die Begleitung pausiert ist.',
  away: 'Die Frist steht still, solange eine Abwesenheit eingetragen ist.',
  withoutConsent: 'Die Frist ist angehalten, weil die Zustimmung zum Lesen fehlt.',
} as const
