/** German texts about a trainer's saved replies. */
export const texts = {
  insert: 'Antwort einfügen',
  manage: 'Antworten verwalten',
  title: 'Gespeicherte Antworten',
  text: 'Texte, die du öfter brauchst. Schreib nichts über einzelne Kunden hinein.',
  none: 'Du hast noch keine Antwort gespeichert.',
  failed: 'Deine Antworten lassen sich gerade nicht laden.',
  add: 'Neue Antwort',
  replyTitle: 'Titel',
  replyText: 'Text',
  save: 'Antwort speichern',
  edit: (title: string) => `Antwort „${title}“ bearbeiten`,
  remove: (title: string) => `Antwort „${title}“ löschen`,
  cancel: 'Abbrechen',
  saved: 'Antwort gespeichert',
  removed: (title: string) => `„${title}“ ist gelöscht.`,
  saveFailed: 'Das hat gerade nicht geklappt',
} as const
