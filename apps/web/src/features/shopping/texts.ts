import { formatCount } from '../../lib/format.ts'
import { cardTexts } from './card-texts.ts'

const names = new Intl.ListFormat('de-AT')

export const texts = {
  ...cardTexts,
  print: 'Drucken',
  fileName: 'einkaufsliste',
  open: (count: number) => (count === 0 ? 'Alles erledigt' : `${formatCount(count, 'Eintrag', 'Einträge')} offen`),
  itemLabel: 'Was fehlt zu Hause?',
  itemPlaceholder: 'z. B. Haferflocken',
  add: 'Hinzufügen',
  allDone: 'Alles erledigt. Nichts mehr zu besorgen.',
  moreItems: (count: number) => `und ${formatCount(count, 'weiterer Eintrag', 'weitere Einträge')}`,
  emptyTitle: 'Noch nichts auf der Liste. Was fehlt zu Hause?',
  emptyText: 'Schreib es einfach oben ins Feld.',
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
  suggestions: 'Vorschläge für dich',
  fromOwnPlan: 'Aus deinem Plan',
  fromOwnPlanCount: (count: number) => `Aus deinem Plan: ${formatCount(count, 'Zutat', 'Zutaten')}`,
  acceptAll: (count: number) => `${formatCount(count, 'Zutat', 'Zutaten')} übernehmen`,
  acceptedAll: (count: number) => `${formatCount(count, 'Zutat steht', 'Zutaten stehen')} jetzt auf deiner Liste.`,
  /** Result of following the plan; at least one of the two lists is not empty. */
  planChanged: (removed: readonly string[], added: readonly string[]) =>
    [
      'Dein Plan hat sich geändert.',
      ...(removed.length > 0 ? [`Nicht mehr nötig: ${names.format(removed)}.`] : []),
      ...(added.length > 0 ? [`Neu: ${names.format(added)}.`] : []),
    ].join(' '),
  keepAnyway: 'Trotzdem behalten',
  suggestionsText: 'Übernimm, was du brauchst, oder hak ab, was du schon hast.',
  accept: 'Übernehmen',
  acceptNamed: (name: string) => `„${name}“ übernehmen`,
  ticked: 'Abgehakt',
  unsaved: (name: string) => `„${name}“ ist noch nicht gespeichert.`,
  waiting: (count: number) =>
    `${formatCount(count, 'neuer Eintrag wird', 'neue Einträge werden')} gespeichert, sobald du online bist.`,
  /** Page with the list that is kept on the device. */
  offline: {
    text: 'So war deine Liste zuletzt. Was du abhakst oder dazuschreibst, wird gespeichert, sobald du wieder Netz hast.',
    none: 'Auf diesem Gerät ist keine Einkaufsliste. Sobald du wieder Netz hast, findest du sie in deinem Profil.',
  },
  tryAgain: 'Nochmal versuchen',
  discard: 'Verwerfen',
  yourSuggestions: 'Vorschläge',
  suggest: 'Etwas vorschlagen',
  withdraw: (name: string) => `Vorschlag „${name}“ zurückziehen`,
  noSuggestions: 'Noch keine Vorschläge.',
  userItems: 'Eigene Einträge',
  userItemsEmpty: 'Die Liste ist leer.',
  fromPlan: 'Einkaufsliste aus dem Plan',
  fromPlanDays: 'Für welche Tage',
  fromPlanStart: 'Zutaten vorschlagen',
  fromPlanDone: 'Die Zutaten stehen bei den Vorschlägen.',
  fromPlanNothing: 'Für diese Tage ist im freigegebenen Plan nichts offen.',
  userLoadFailed: 'Diese Einkaufsliste lässt sich gerade nicht laden',
  loadFailed: 'Deine Einkaufsliste lässt sich gerade nicht laden',
} as const
