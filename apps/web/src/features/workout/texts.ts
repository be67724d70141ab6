import { linksTitle } from './links-title.ts'

export const texts = {
  title: linksTitle,
  training: 'Training',
  trainingText: 'Diese Links sieht die Person neben ihrem Bereich unter „Nützliche Links“.',
  empty: 'Noch keine Links eingetragen.',
  loadFailed: 'Die Links lassen sich gerade nicht laden.',
  newTab: 'öffnet in einem neuen Tab',
  add: 'Link hinzufügen',
  name: 'Name',
  link: 'Adresse',
  linkHint: 'Zum Beispiel www.beispiel.at/training',
  save: 'Link speichern',
  cancel: 'Abbrechen',
  added: 'Erfolgreich hinzugefügt.',
  remove: (name: string) => `Link „${name}“ löschen`,
  removeTitle: 'Link löschen?',
  removeNow: 'Link löschen',
  confirmRemove: (name: string) => `Möchtest du den Link „${name}“ wirklich löschen?`,
  removed: 'Erfolgreich gelöscht!',
} as const
