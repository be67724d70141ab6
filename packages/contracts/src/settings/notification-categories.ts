/** The kinds of notification a person can switch off, with the names people read. */
export const notificationCategories = {
  TRAINER: 'Nachrichten von deinem Trainer',
  PLAN: 'Neues in deinem Ernährungsplan',
  DOCUMENTS: 'Neue Dokumente',
  CHALLENGES: 'Challenges und Erinnerungen',
} as const
export type NotificationCategory = keyof typeof notificationCategories
