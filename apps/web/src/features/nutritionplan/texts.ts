import type { Weekday } from '@kostbar/contracts/meals'
import { formatNumber } from '../../lib/format.ts'

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

export const texts = {
  week: 'Deine Woche',
  today: 'Heute',
  previousDay: 'Vorige Tage zeigen',
  nextDay: 'Nächste Tage zeigen',
  intro: 'Dein Plan für die Woche. Tipp auf ein Rezept, um es zu kochen.',
  kcalOf: (kcal: number, portions: number) => `${portionsOf(portions)} · ${formatNumber(Math.round(kcal))} kcal`,
  removed: 'Nicht mehr im Kochbuch, zählt aber mit',
  note: 'Notiz',
  freeDay: 'Für diesen Tag ist nichts geplant.',
  freeMeal: 'Nichts geplant',

  sums: 'Tagessumme',
  sumsOf: (day: string) => `Tagessumme ${day}`,
  nutrient: 'Nährwert',
  actual: 'Ist',
  target: 'Ziel',
  difference: 'Differenz',
  energy: 'Energie',
  noTargets: 'Sobald deine Zielwerte feststehen, siehst du hier den Vergleich.',
  levels: {
    on: 'im Ziel',
    above: 'etwas mehr',
    below: 'etwas weniger',
    'far-above': 'deutlich mehr',
    'far-below': 'deutlich weniger',
  },

  emptyTitle: 'Deine Woche ist noch frei',
  emptyText:
    'Sobald dein Plan steht, findest du hier jeden Tag, was auf den Tisch kommt. Stöbere inzwischen in den Rezepten.',
  toRecipes: 'Rezepte ansehen',
  loadFailed: 'Dein Plan lässt sich gerade nicht laden',

  shopping: 'Einkaufsliste aus Plan',
  shoppingText: 'Für welche Tage kaufst du ein? Was du dafür brauchst, kommt als Vorschlag auf deine Einkaufsliste.',
  days: 'Tage',
  shoppingGo: 'Auf die Einkaufsliste',
  shoppingDone: 'Deine Einkaufsliste ist auf dem neuesten Stand.',
  toShopping: 'Zur Einkaufsliste',
  noDays: 'Wähle mindestens einen Tag.',
} as const

const portionsOf = (portions: number) => `${formatNumber(portions)} ${portions <= 1 ? 'Portion' : 'Portionen'}`
