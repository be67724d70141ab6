/** Notification categories that can be muted, with their German names. */
export const notificationCategories = {
  TRAINER: 'Nachrichten von deinem Trainer',
  PLAN: 'Neues in deinem Ernährungsplan',
  DOCUMENTS: 'Neue Dokumente',
  ANAMNESIS: 'Erinnerung, deine Anamnese aufzufrischen',
  CHALLENGES: 'Challenges und Erinnerungen',
} as const
export type NotificationCategory = keyof typeof notificationCategories
