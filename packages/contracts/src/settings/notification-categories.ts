/** German names of the notification categories that can be muted. */
export const notificationCategories = {
  TRAINER: 'Nachrichten aus deiner Begleitung',
  PLAN: 'Neues in deinem Ernährungsplan',
  DOCUMENTS: 'Neue Dokumente',
  ANAMNESIS: 'Erinnerung, deine Anamnese aufzufrischen',
  PROTOCOL: 'Erinnerungen an dein 7-Tages-Protokoll',
  CHECK_INS: 'Dein Wochenrückblick',
  CHALLENGES: 'Challenges und Erinnerungen',
  NEWS: 'Mitteilungen aus deiner Begleitung und von uns',
} as const
export type NotificationCategory = keyof typeof notificationCategories
