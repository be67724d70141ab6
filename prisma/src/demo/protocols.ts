import type { ProtocolMealKind, ProtocolUnit } from '@kostbar/contracts/protocol/options'

/** An item of an entry: text, amount with its unit, and the name of its food; invented. */
type DemoItem = readonly [text: string, amount: number | null, unit: ProtocolUnit | null, food?: string]

/** An entry of a day. */
export interface DemoProtocolMeal {
  time: string
  kind: ProtocolMealKind
  items: readonly DemoItem[]
  hungerBefore?: number
  fullnessAfter?: number
  reason?: 'HUNGER' | 'APPETITE' | 'STRESS' | 'BOREDOM' | 'SOCIAL' | 'HABIT'
  place?: string
  note?: string
}

/** A protocol of a demo client; all of them record the same week, `demoWeek`. */
export interface DemoProtocol {
  email: string
  /** Days since its first day. */
  startedDaysAgo: number
  /** Indexes of days without an entry. */
  gaps: readonly number[]
  /** Hours since it was submitted; undefined while it runs. */
  submittedHoursAgo?: number
  reminderTimes: readonly string[]
}

/** Three protocols: running with a gap, submitted with all days, submitted with two days missing. */
export const demoProtocols: readonly DemoProtocol[] = [
  { email: 'mitglied', startedDaysAgo: 3, gaps: [1], reminderTimes: ['13:00', '20:00'] },
  { email: 'jonas', startedDaysAgo: 8, gaps: [], submittedHoursAgo: 20, reminderTimes: ['20:30'] },
  { email: 'stefan', startedDaysAgo: 9, gaps: [2, 5], submittedHoursAgo: 30, reminderTimes: [] },
]

const breakfast: DemoProtocolMeal = {
  time: '07:10',
  kind: 'BREAKFAST',
  items: [
    ['Semmeln', 2, 'PIECE', 'Semmeln'],
    ['Butter', 20, 'G', 'Butter'],
    ['Marillenmarmelade', 2, 'TBSP'],
    ['Kaffee mit Milch', 1, 'CUP', 'Kaffee, schwarz'],
  ],
  hungerBefore: 6,
  fullnessAfter: 6,
  reason: 'HABIT',
  place: 'Zu Hause',
}

const porridge: DemoProtocolMeal = {
  time: '08:30',
  kind: 'BREAKFAST',
  items: [
    ['Haferflocken', 60, 'G', 'Haferflocken'],
    ['Vollmilch', 250, 'ML', 'Vollmilch'],
    ['Heidelbeeren', 1, 'HANDFUL', 'Heidelbeeren'],
  ],
  hungerBefore: 7,
  fullnessAfter: 7,
  reason: 'HUNGER',
  place: 'Zu Hause',
}

const canteen: DemoProtocolMeal = {
  time: '12:20',
  kind: 'LUNCH',
  items: [
    ['Kantinenteller: Schnitzel mit Pommes', 1, 'PORTION'],
    ['Häuptelsalat', 80, 'G', 'Häuptelsalat'],
  ],
  hungerBefore: 8,
  fullnessAfter: 9,
  reason: 'SOCIAL',
  place: 'Arbeit',
}

const lentils: DemoProtocolMeal = {
  time: '12:45',
  kind: 'LUNCH',
  items: [
    ['Linsensuppe', 1, 'PORTION'],
    ['Roggenvollkornbrot', 2, 'SLICE', 'Roggenvollkornbrot'],
  ],
  hungerBefore: 7,
  fullnessAfter: 7,
  reason: 'HUNGER',
  place: 'Arbeit',
}

const chocolate: DemoProtocolMeal = {
  time: '15:40',
  kind: 'AFTERNOON_SNACK',
  items: [['Zartbitterschokolade', 40, 'G', 'Zartbitterschokolade 70 %']],
  hungerBefore: 3,
  fullnessAfter: 4,
  reason: 'STRESS',
  place: 'Arbeit',
  note: 'Nach der Besprechung, im Stehen.',
}

const apple: DemoProtocolMeal = {
  time: '16:00',
  kind: 'AFTERNOON_SNACK',
  items: [['Apfel', 1, 'PIECE', 'Äpfel']],
  hungerBefore: 5,
  fullnessAfter: 5,
  reason: 'HUNGER',
}

const pasta: DemoProtocolMeal = {
  time: '19:30',
  kind: 'DINNER',
  items: [
    ['Spaghetti', 120, 'G', 'Spaghetti'],
    ['Passierte Paradeiser', 150, 'G', 'Passierte Paradeiser'],
    ['Parmesan', 20, 'G', 'Parmesan'],
  ],
  hungerBefore: 7,
  fullnessAfter: 8,
  reason: 'HUNGER',
  place: 'Zu Hause',
}

const salmon: DemoProtocolMeal = {
  time: '19:00',
  kind: 'DINNER',
  items: [
    ['Lachsfilet', 150, 'G', 'Lachsfilet'],
    ['Erdäpfel', 200, 'G', 'Erdäpfel, festkochend'],
    ['Brokkoli', 150, 'G', 'Brokkoli'],
  ],
  hungerBefore: 6,
  fullnessAfter: 7,
  reason: 'HUNGER',
  place: 'Zu Hause',
}

const fridge: DemoProtocolMeal = {
  time: '00:30',
  kind: 'LATE_SNACK',
  items: [['Emmentaler', 40, 'G', 'Emmentaler']],
  hungerBefore: 2,
  reason: 'BOREDOM',
  place: 'Zu Hause',
}

const juice: DemoProtocolMeal = { time: '10:15', kind: 'DRINK', items: [['Orangensaft', 250, 'ML', 'Orangensaft']] }

/** The week that all demo protocols record. */
export const demoWeek: readonly {
  meals: readonly DemoProtocolMeal[]
  answers: Readonly<Record<string, number | string>>
}[] = [
  {
    meals: [breakfast, canteen, chocolate, pasta],
    answers: { sleepQuality: 3, sleepHours: 6.5, waterMl: 1250, stress: 7, energy: 5, mood: 3 },
  },
  {
    meals: [porridge, lentils, apple, salmon],
    answers: { sleepQuality: 4, sleepHours: 7, waterMl: 1750, steps: 8200, stress: 4, energy: 6, mood: 4 },
  },
  {
    meals: [breakfast, juice, canteen, chocolate, pasta, fridge],
    answers: {
      sleepQuality: 2,
      sleepHours: 5.5,
      waterMl: 750,
      stress: 8,
      energy: 3,
      mood: 2,
      complaints: 'Kopfweh am Nachmittag',
    },
  },
  {
    meals: [porridge, lentils, apple, pasta],
    answers: {
      sleepQuality: 4,
      sleepHours: 7.5,
      waterMl: 2000,
      steps: 9400,
      stress: 3,
      energy: 7,
      mood: 4,
      movement: '40 Minuten Rad',
    },
  },
  {
    meals: [breakfast, canteen, juice, salmon],
    answers: { sleepQuality: 3, sleepHours: 7, waterMl: 1500, stress: 5, energy: 6, mood: 4 },
  },
  {
    meals: [porridge, pasta, chocolate, fridge],
    answers: {
      sleepQuality: 4,
      sleepHours: 8,
      waterMl: 1000,
      steps: 5100,
      stress: 2,
      energy: 7,
      mood: 5,
      special: 'Geburtstag meiner Schwester',
    },
  },
  {
    meals: [porridge, salmon, apple],
    answers: {
      sleepQuality: 5,
      sleepHours: 8.5,
      waterMl: 1500,
      steps: 11_000,
      stress: 2,
      energy: 8,
      mood: 5,
      movement: 'Wanderung',
    },
  },
]
