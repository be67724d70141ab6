import { formatDifference } from '@kostbar/contracts/format-difference'
import { levelTexts } from '@kostbar/contracts/nutritionplan/level-texts'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'
import type { ApplyWarning } from '@kostbar/contracts/templates/apply-schemas'
import type { TemplateGoal, TemplateStatus } from '@kostbar/contracts/templates/schemas'
import { formatCount, formatNumber } from '../../lib/format.ts'

const percentOf = (difference: number) => `${formatDifference(difference)} %`

const people = (count: number) => formatCount(count, 'Person', 'Personen')

const goal: Readonly<Record<TemplateGoal, string>> = {
  LOSE: 'Abnehmen',
  KEEP: 'Gewicht halten',
  GAIN: 'Zunehmen',
  HEALTH: 'Gesund essen',
}

const status: Readonly<Record<TemplateStatus, string>> = { DRAFT: 'Entwurf', ACTIVE: 'Fertig', ARCHIVED: 'Archiviert' }

const warning: Readonly<Record<ApplyWarning, string>> = {
  NO_TARGETS: 'Keine Tagesziele: Die Portionen bleiben wie in der Vorlage.',
  DRAFT: 'Es gibt einen Entwurf. Er bleibt daneben stehen.',
  MEALS_OFF: 'Ein Teil fällt auf ausgeschaltete Mahlzeiten und ruht dort.',
  NOTHING_CHANGES: 'Hier ändert sich nichts.',
}

export const texts = {
  title: 'Templates',
  views: 'Ansichten',
  templates: 'Vorlagen',
  applications: 'Angewendet',
  goal,
  status,
  deleted: 'Gelöscht',
  create: 'Neue Vorlage',
  search: 'Vorlage suchen',
  loadFailed: 'Die Vorlagen lassen sich gerade nicht laden',
  templateFailed: 'Diese Vorlage lässt sich gerade nicht laden',
  goneTitle: 'Diese Vorlage gibt es nicht mehr',
  goneText: 'Sie wurde gelöscht, oder der Link stimmt nicht.',
  count: (count: number) => formatCount(count, 'Vorlage', 'Vorlagen'),
  noSlots: 'Ohne Kunden-Slots hast du eine Testvorlage. Andere Vorlagen kannst du lesen, aber nicht ändern.',
  toSlots: 'Kunden-Slots ansehen',
  anyGoal: 'Alle Ziele',
  anyTag: 'Alle Schlagwörter',
  anySource: 'Eigene und fertige',
  source: 'Herkunft',
  own: 'Eigene',
  system: 'Von uns',
  test: 'Testvorlage',
  openStatus: 'In Verwendung',
  emptyTitle: 'Noch keine Vorlagen',
  emptyText:
    'Stell eine Woche einmal zusammen und verwende sie für viele. Du kannst auch den Plan einer Person als Vorlage speichern.',
  nothingFound: 'Keine Vorlage passt zu deiner Suche',
  showAll: 'Alle zeigen',

  name: 'Name',
  description: 'Beschreibung',
  descriptionHint: 'Wofür sie gedacht ist. Nur für dich.',
  systemDescriptionHint: 'Wofür sie gedacht ist. Trainer und Mitglieder lesen das, bevor sie die Woche verwenden.',
  goalLabel: 'Ziel',
  tags: 'Schlagwörter',
  tagsHint: 'Zum Wiederfinden, zum Beispiel „Schichtdienst“.',
  energy: 'Energie am Tag',
  macros: 'Makros',
  state: 'Status',
  usage: 'Bei deinen Kunden',
  changed: 'Geändert',
  actions: 'Aktionen',
  actionsOf: (name: string) => `${name}: Aktionen`,
  kcal: (kcal: number) => `${formatNumber(Math.round(kcal))} kcal`,
  grams: (carbs: number, proteins: number, fats: number) =>
    `KH ${formatNumber(Math.round(carbs))} · P ${formatNumber(Math.round(proteins))} · F ${formatNumber(Math.round(fats))} g`,
  gramsSpoken: (carbs: number, proteins: number, fats: number) =>
    `Kohlenhydrate ${formatNumber(Math.round(carbs))} g, Proteine ${formatNumber(Math.round(proteins))} g, Fette ${formatNumber(Math.round(fats))} g`,
  days: (count: number) => formatCount(count, 'Tag', 'Tage'),
  empty: 'leer',
  removedItems: (count: number) =>
    count === 1 ? '1 Eintrag nicht mehr verfügbar' : `${count} Einträge nicht mehr verfügbar`,
  removedHint: 'Was nicht mehr verfügbar ist, wird beim Anwenden ausgelassen. Ersetze es am besten.',
  usedBy: people,
  never: 'noch nie',

  apply: 'Anwenden',
  edit: 'Name und Ziele ändern',
  copy: 'Kopieren',
  copyToEdit: 'Als Kopie bearbeiten',
  finish: 'Fertigstellen',
  toDraft: 'Zurück in den Entwurf',
  archive: 'Archivieren',
  unarchive: 'Aus dem Archiv holen',
  remove: 'Löschen',
  restore: 'Wiederherstellen',
  copied: 'Die Kopie ist angelegt.',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  archived: (name: string) => `„${name}“ ist archiviert.`,
  restored: (name: string) => `„${name}“ ist wieder da.`,

  createTitle: 'Neue Vorlage',
  editTitle: 'Vorlage bearbeiten',
  withTargets: 'Tagesziele für die Vorlage festlegen',
  withTargetsHint: 'Dann siehst du beim Planen, was noch fehlt. Beim Anwenden zählen die Ziele jeder Person.',
  kcalLabel: 'Energie (kcal)',
  carbs: 'Kohlenhydrate (g)',
  proteins: 'Proteine (g)',
  fats: 'Fette (g)',
  save: 'Speichern',
  createGo: 'Anlegen und planen',
  saveFailed: 'Das ließ sich nicht speichern.',
  cancel: 'Abbrechen',
  changedMeanwhile:
    'Diese Angaben wurden inzwischen woanders geändert. Deine Eingaben sind noch da: Mit „Speichern“ gelten sie, mit „Abbrechen“ bleibt der andere Stand.',

  fromPlan: 'Als Vorlage speichern',
  fromPlanText:
    'Die Woche, wie du sie gerade siehst, ohne ausgeschaltete Mahlzeiten. Der Name der Person kommt nicht mit.',
  withNotes: 'Notizen mitnehmen',
  withNotesHint: 'Prüf vorher, ob etwas Persönliches darin steht.',
  fromPlanDone: 'Die Vorlage ist gespeichert.',
  /** Follows the sentence that the template is made; empty if nothing was left out. */
  leftOut: (names: readonly string[] = []) =>
    names.length > 0 ? ` Nicht verfügbar und ausgelassen: ${names.join(', ')}.` : '',
  toTemplate: 'Zur Vorlage',
  toTemplates: 'Alle Vorlagen',

  readOnlySystem: 'Diese Woche kommt von uns. Wenn du etwas ändern willst, leg eine Kopie an.',
  readOnlySlots: 'Ohne Kunden-Slots kannst du diese Vorlage lesen und anwenden, aber nicht ändern.',
  readOnlyDeleted: 'Diese Vorlage ist gelöscht. Stell sie wieder her, um weiterzuarbeiten.',
  nothingPlanned: 'Nichts geplant',
  foodGrams: (grams: number) => `${formatNumber(grams)} g`,
  portions: formatPortionCount,

  applyTitle: (name: string) => `„${name}“ anwenden`,
  optionsTitle: 'Wie?',
  mode: 'Was steht schon im Plan?',
  modes: { REPLACE: 'Ersetzen', FILL_EMPTY: 'Nur Leeres füllen' },
  modeNotes: {
    REPLACE: 'Die Tage der Vorlage treten an die Stelle der bisherigen. Andere Tage bleiben.',
    FILL_EMPTY: 'Was geplant ist, bleibt. Nur Mahlzeiten ohne Eintrag werden gefüllt.',
  },
  scale: 'Portionen an die Ziele jeder Person anpassen',
  scaleHint: 'In Vierteln, von einer halben bis zu zwei Portionen.',
  releaseLabel: 'Wann sehen sie es?',
  releaseChoices: { draft: 'Als Entwurf speichern', release: 'Gleich freigeben' },
  releaseNotes: {
    draft: 'Du prüfst jeden Plan und gibst ihn einzeln frei.',
    release: 'Alle sehen es sofort und bekommen eine Mitteilung.',
  },
  check: 'Vorschau prüfen',
  checkAgain: 'Neu prüfen',
  previewTitle: 'Vorschau',
  previewHint: 'Noch ist nichts geändert.',
  stale: 'Auswahl oder Einstellungen haben sich geändert. Bitte prüf die Vorschau noch einmal.',
  templateLeftOut: (names: readonly string[]) => `Nicht mehr verfügbar, wird ausgelassen: ${names.join(', ')}.`,
  person: 'Person',
  deviation: 'Abweichung vom Ziel',
  accept: (name: string) => `${name} einbeziehen`,
  emptyDay: 'leer',
  dayWithoutPlan: (day: string) => `${day}: nichts geplant`,
  dayValue: (day: string, percent: number | null) =>
    percent === null ? `${day}: ohne Ziel` : `${day}: ${percentOf(percent)}`,
  percentOf,
  levels: levelTexts,
  allNutrients: 'Alle Nährwerte im Vergleich mit den Zielen',
  nutrientsOf: (name: string) => `Nährwerte und Ziele: ${name}`,
  ofTarget: (sum: string, target: string, unit: string) => `${sum} von ${target} ${unit}`,
  withoutTarget: 'ohne Ziel',
  overwritten: (count: number) => formatCount(count, 'Eintrag wird ersetzt', 'Einträge werden ersetzt'),
  reachesLimit: 'An manchen Tagen reichen auch doppelte oder halbe Portionen nicht ans Ziel.',
  warning,
  inDishes: (names: readonly string[]) => `in ${names.join(', ')}`,
  reasonFor: (what: string) => `Warum trotzdem? ${what}`,
  reasonHint: 'Der Grund wird verschlüsselt bei dieser Person gespeichert. Ohne Grund nimm sie aus.',
  reasonRequired: 'Bitte gib einen Grund an oder nimm die Person aus.',
  skipped: 'Ausgelassen',
  go: (count: number, release: boolean) =>
    release ? `Bei ${people(count)} freigeben` : `Für ${people(count)} als Entwurf speichern`,
  noneAccepted: 'Niemand ist einbezogen.',

  resultTitle: (name: string) => `„${name}“ angewendet`,
  resultFailed: 'Das Ergebnis lässt sich gerade nicht laden',
  summary: (applied: number, skipped: number) =>
    `Bei ${people(applied)} angewendet${skipped === 0 ? '' : `, ${people(skipped)} ausgelassen`}.`,
  pending: (count: number) => `${people(count)} nicht erreicht: Der Vorgang wurde unterbrochen.`,
  asDraft: 'als Entwurf',
  released: 'freigegeben',
  undo: 'Rückgängig machen',
  undoTitle: 'Für alle rückgängig machen?',
  undoText: 'Jeder Plan wird wieder wie vorher. Was sich seither geändert hat, bleibt und wird dir genannt.',
  undoUntil: (moment: string) => `Rückgängig möglich bis ${moment} Uhr.`,
  undoExpired: 'Die 24 Stunden zum Rückgängigmachen sind vorbei.',
  undoneAt: (moment: string) => `Rückgängig gemacht am ${moment} Uhr.`,
  rowStatus: { APPLIED: 'Angewendet', SKIPPED: 'Ausgelassen', PENDING: 'Nicht angewendet' },
  rowUndone: 'Wie vorher',
  changedSince: (names: readonly string[]) => `Seither geändert und so gelassen: ${names.join('; ')}`,
  formerAccount: 'Gelöschtes Konto',
  retry: 'Für die Übrigen noch einmal prüfen',
  noApplications: 'Hier steht, was du in den letzten 90 Tagen angewendet hast.',
  applicationsFailed: 'Das lässt sich gerade nicht laden',
  result: 'Ergebnis',
  older: 'Ältere zeigen',
} as const
