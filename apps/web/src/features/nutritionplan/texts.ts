import type { Weekday } from '@kostbar/contracts/meals'
import { formatNumber } from '../../lib/format.ts'

export const shortWeekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Mo',
  Tuesday: 'Di',
  Wednesday: 'Mi',
  Thursday: 'Do',
  Friday: 'Fr',
  Saturday: 'Sa',
  Sunday: 'So',
}

export const texts = {
  week: 'Deine Woche',
  today: 'Heute',
  todayNamed: (day: string) => `${day}, heute`,
  jump: 'Zu einem Tag der Woche',
  intro: 'Dein Plan für die Woche. Tipp auf ein Rezept, um es zu kochen.',
  kcalOf: (kcal: number, portions: number) => `${portionsOf(portions)} · ${formatNumber(Math.round(kcal))} kcal`,
  removed: 'Nicht mehr im Kochbuch, zählt aber mit',
  note: 'Notiz',
  freeDay: 'Für diesen Tag ist nichts geplant.',

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
  freeToday: 'Für heute ist nichts geplant.',
  todayTitle: 'Heute auf dem Tisch',
  planned: (kcal: string) => `${kcal} kcal geplant`,
  toPlan: 'Zum Ernährungsplan',
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
