/** Deadline of an answer as the trainer or an admin reads it. */
export const texts = {
  dueBy: (when: string) => `Antwort fällig bis ${when}`,
  overdue: (when: string) => `Überfällig seit ${when}`,
  paused: 'Die Frist steht still, solange die Begleitung pausiert ist.',
  away: 'Die Frist steht still, solange eine Abwesenheit eingetragen ist.',
  withoutConsent: 'Die Frist ist angehalten, weil die Zustimmung zum Lesen fehlt.',
} as const

/** Deadline of an answer as the client reads it. */
export const clientTexts = {
  overdue: (when: string) => `Die Antwort war bis ${when} fällig. Wir haben daran erinnert.`,
  paused: 'Eure Begleitung ist gerade pausiert. Die Frist für die Antwort steht so lange still.',
} as const
