import type { EatingReason, ProtocolMealKind, ProtocolUnit } from '@kostbar/contracts/protocol/options'

/** An item; `foodName` names a shipped food, without which the item's nutrition cannot be computed. */
type DemoItem = readonly [
  text: string,
  amount?: number | null,
  unit?: ProtocolUnit | null,
  foodName?: string | null,
  grams?: number | null,
]

interface DemoEvaluatedMeal {
  /** 0 for the first day. */
  day: number
  time: string
  kind: ProtocolMealKind
  items: readonly DemoItem[]
  hungerBefore?: number
  fullnessAfter?: number
  reason?: EatingReason
  place?: string
  note?: string
}

/** Answers about a day; null where the member gave none. */
type DemoDay = readonly [
  sleepHours: number | null,
  sleepQuality: number | null,
  waterMl: number | null,
  stress: number | null,
  energy: number | null,
  mood: number | null,
  steps: number | null,
]

/** A recorded week of a demo client; invented. */
export interface EvaluatedProtocol {
  email: string
  number: number
  /** Days since its seventh day. */
  endedDaysAgo: number
  submittedDaysAgo: number
  days: readonly DemoDay[]
  meals: readonly DemoEvaluatedMeal[]
  evaluation: {
    conclusion: string
    /** Comments on a day (`meal` undefined) or on a meal by its index. */
    comments: readonly { day: number; meal?: number; text: string }[]
  }
}

const breakfast = (day: number, time: string): DemoEvaluatedMeal => ({
  day,
  time,
  kind: 'BREAKFAST',
  hungerBefore: 6,
  fullnessAfter: 7,
  reason: 'HUNGER',
  items: [
    ['Haferflocken', 60, 'G', 'Haferflocken', 60],
    ['Leichtmilch', 200, 'ML', 'Leichtmilch 1,5 %', 206],
    ['Apfel', 1, 'PIECE', 'Äpfel', 150],
  ],
})

const rolls = (day: number, time: string): DemoEvaluatedMeal => ({
  day,
  time,
  kind: 'BREAKFAST',
  hungerBefore: 4,
  fullnessAfter: 6,
  reason: 'HABIT',
  items: [
    ['Semmel', 2, 'PIECE', 'Semmeln', 110],
    ['Butter', 20, 'G', 'Butter', 20],
    ['Marillenmarmelade', 2, 'TBSP', 'Marillenmarmelade', 40],
  ],
})

const coffee = (day: number, time: string): DemoEvaluatedMeal => ({
  day,
  time,
  kind: 'DRINK',
  items: [['Kaffee', 200, 'ML', 'Kaffee, schwarz', 200]],
})

const juice = (day: number, time: string): DemoEvaluatedMeal => ({
  day,
  time,
  kind: 'DRINK',
  items: [['Orangensaft', 2, 'GLASS', 'Orangensaft', 500]],
})

const lunches: readonly (readonly DemoItem[])[] = [
  [['Tellerfleisch aus der Kantine'], ['Vollkornnudeln', 180, 'G', 'Vollkornnudeln', 180]],
  [['Spaghetti', 250, 'G', 'Spaghetti', 250], ['Parmesan', 30, 'G', 'Parmesan', 30], ['Tomatensauce']],
  [['Hühnerbrust', 150, 'G', 'Hühnerbrust', 150], ['Basmatireis', 80, 'G', 'Basmatireis', 80], ['Salat vom Buffet']],
  [['Leberkässemmel'], ['Essiggurkerl', 2, 'PIECE', 'Essiggurkerl', 40]],
  [
    ['Lachsfilet', 160, 'G', 'Lachsfilet', 160],
    ['Couscous', 90, 'G', 'Couscous', 90],
  ],
  [['Schnitzel bei Oma'], ['Erdäpfelsalat'], ['Marillenkuchen']],
  [
    ['Linseneintopf', 1, 'PORTION', 'Linsen, gekocht (Dose)', 300],
    ['Bauernbrot', 2, 'SLICE', 'Bauernbrot', 100],
  ],
]

const dinners: readonly (readonly DemoItem[])[] = [
  [
    ['Bauernbrot', 2, 'SLICE', 'Bauernbrot', 100],
    ['Bergkäse', 60, 'G', 'Bergkäse', 60],
  ],
  [['Tiefkühlpizza']],
  [
    ['Griechisches Joghurt', 200, 'G', 'Griechisches Joghurt 10 %', 200],
    ['Walnüsse', 1, 'HANDFUL', 'Walnüsse', 30],
  ],
  [
    ['Bauernbrot', 3, 'SLICE', 'Bauernbrot', 150],
    ['Beinschinken', 60, 'G', 'Beinschinken', 60],
  ],
  [['Käsespätzle im Gasthaus'], ['Weißwein', 250, 'ML', 'Weißwein, trocken', 248]],
  [
    ['Eierspeise', 3, 'PIECE', 'Eier', 180],
    ['Semmel', 1, 'PIECE', 'Semmeln', 55],
  ],
  [
    ['Gemüsesuppe', 1, 'PORTION', 'Gemüsesuppe, klar', 300],
    ['Bauernbrot', 1, 'SLICE', 'Bauernbrot', 50],
  ],
]

/** A week with two equal meals on every day and many items whose nutrition cannot be computed. */
const week = (): DemoEvaluatedMeal[] =>
  Array.from({ length: 7 }, (_value, day): DemoEvaluatedMeal[] => [
    day % 3 === 2 ? rolls(day, '09:10') : breakfast(day, day > 4 ? '08:45' : '06:50'),
    coffee(day, '09:30'),
    {
      day,
      time: day > 4 ? '13:15' : '12:20',
      kind: 'LUNCH',
      hungerBefore: 7,
      fullnessAfter: 8,
      reason: day === 5 ? 'SOCIAL' : 'HUNGER',
      place: day > 4 ? 'Zuhause' : 'Kantine',
      items: lunches[day] ?? [],
    },
    ...(day % 2 ? [juice(day, '15:30')] : []),
    {
      day,
      time: '19:10',
      kind: 'DINNER',
      hungerBefore: 5,
      fullnessAfter: 8,
      reason: 'HABIT',
      items: dinners[day] ?? [],
    },
  ]).flat()

/** Recorded weeks with a published evaluation. */
export const evaluatedProtocols: readonly EvaluatedProtocol[] = [
  {
    email: 'mia',
    number: 1,
    endedDaysAgo: 40,
    submittedDaysAgo: 39,
    days: [
      [7, 4, 1500, 4, 7, 4, 7400],
      [7.5, 4, 1750, 5, 6, 4, 8100],
      [6.5, 3, 1250, 6, 6, 3, 6900],
      [7, 4, 1500, 4, 7, 4, 9300],
      [7, 3, 1500, 6, 5, 3, 8800],
      [8.5, 5, 1000, 2, 8, 5, 12100],
      [8, 5, 1250, 2, 8, 5, 6100],
    ],
    meals: week(),
    evaluation: {
      conclusion:
        'Deine Woche hat einen guten Rhythmus: Du frühstückst fast immer warm, isst mittags in Ruhe und am Abend nicht zu spät. Das trägt dich gut durch den Dienst.\n\nAm Nachmittag fehlt oft etwas Richtiges, dann wird es der Orangensaft. Probier stattdessen eine Handvoll Nüsse und ein Stück Obst, das hält länger satt.\n\nFür die nächsten zwei Wochen nehmen wir uns nur eines vor: jeden Tag eine Jause für den Dienst einpacken.',
      comments: [
        { day: 0, text: 'Ein schöner Start, so darf jeder Tag beginnen.' },
        {
          day: 1,
          meal: 8,
          text: 'Zwei Gläser Saft sind schnell getrunken. Gespritzt mit Wasser schmeckt er genauso gut.',
        },
      ],
    },
  },
]
