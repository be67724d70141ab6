import type { Meal, PlanChangeCause, Weekday } from '../../generated/enums.ts'

/** A meal: recipes by name with portions, and foods by name with grams, in their order. */
export interface DemoMeal {
  readonly meal: Meal
  readonly note?: string
  readonly recipes?: readonly (readonly [name: string, portions: number])[]
  readonly foods?: readonly (readonly [name: string, grams: number])[]
}

/** Plan draft of the trainer for Jonas, not released yet: meals before, between and after his runs. */
export const demoDraft: readonly (readonly [Weekday, readonly DemoMeal[]])[] = [
  [
    'Monday',
    [
      { meal: 'BREAKFAST', recipes: [['Birchermüsli mit Apfel und Trauben', 1.5]] },
      { meal: 'LUNCH', recipes: [['Hühnergeschnetzeltes mit Champignons und Naturreis', 1.5]] },
      { meal: 'AFTERNOON_SNACK', note: 'Eine Stunde vor dem Laufen.', foods: [['Bananen', 120]] },
      { meal: 'DINNER', recipes: [['Linsencurry mit Spinat und Reis', 1.5]] },
    ],
  ],
  [
    'Tuesday',
    [
      { meal: 'BREAKFAST', recipes: [['Hirsebrei mit Birne und Haselnüssen', 1.5]] },
      { meal: 'LUNCH', recipes: [['Spaghetti mit Rind-Linsen-Sugo', 1.5]] },
      { meal: 'DINNER', recipes: [['Kabeljau in Paradeissauce mit Polenta', 1.5]], foods: [['Äpfel', 150]] },
    ],
  ],
]

/** A revision of Anna's plan that led to its present state: the meal before the change, and who changed it. */
export interface DemoRevision {
  readonly daysAgo: number
  readonly byTrainer: boolean
  readonly cause: PlanChangeCause
  readonly day: Weekday
  readonly meal: Meal
  readonly recipe: string
  readonly portions: number
}

/** Revisions of Anna's plan, oldest first. */
export const demoRevisions: readonly DemoRevision[] = [
  {
    daysAgo: 12,
    byTrainer: true,
    cause: 'PUBLISH',
    day: 'Tuesday',
    meal: 'DINNER',
    recipe: 'Linsencurry mit Spinat und Reis',
    portions: 1,
  },
  {
    daysAgo: 6,
    byTrainer: false,
    cause: 'SWAP',
    day: 'Thursday',
    meal: 'LUNCH',
    recipe: 'Putenwraps mit Hüttenkäse',
    portions: 1,
  },
  {
    daysAgo: 2,
    byTrainer: false,
    cause: 'FIT',
    day: 'Saturday',
    meal: 'LUNCH',
    recipe: 'Rindsgulasch mit Erdäpfeln',
    portions: 1,
  },
]
