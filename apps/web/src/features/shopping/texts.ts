import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Einkaufsliste',
  open: (count: number) => (count === 0 ? 'Alles erledigt' : `${formatCount(count, 'Eintrag', 'Einträge')} offen`),
  itemLabel: 'Was fehlt zu Hause?',
  itemPlaceholder: 'z. B. Haferflocken',
  add: 'Hinzufügen',
  emptyTitle: 'Noch nichts auf der Liste. Was fehlt zu Hause?',
  emptyText: 'Schreib es oben auf und drück Enter.',
  done: 'Erledigt',
  deleteDone: 'Erledigte löschen',
  deleteDoneTitle: 'Erledigte löschen?',
  deleteDoneText: (count: number) =>
    count === 1
      ? '1 erledigter Eintrag wird von deiner Liste gelöscht.'
      : `${formatCount(count, '', 'erledigte Einträge')} werden von deiner Liste gelöscht.`,
  tick: (name: string) => `${name} abhaken`,
  remove: (name: string) => `„${name}“ löschen`,
  removed: (name: string) => `„${name}“ gelöscht.`,
  undo: 'Rückgängig',
  suggestions: 'Vorschläge vom Trainer',
  suggestionsText: 'Übernimm, was du brauchst, oder hak ab, was du schon hast.',
  accept: 'Übernehmen',
  acceptNamed: (name: string) => `„${name}“ übernehmen`,
  ticked: 'Abgehakt',
  unsaved: (name: string) => `„${name}“ ist noch nicht gespeichert.`,
  tryAgain: 'Nochmal versuchen',
  discard: 'Verwerfen',
  loadFailed: 'Deine Einkaufsliste lässt sich gerade nicht laden',
} as const
