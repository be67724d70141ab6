import type { Meal, TemplateGoal, TemplateStatus, Weekday } from '../../generated/enums.ts'

/** An invented template of the demo trainer. */
export interface DemoTemplate {
  readonly name: string
  readonly description: string
  readonly goal: TemplateGoal
  readonly status: TemplateStatus
  readonly tags: string[]
  readonly targets?: { readonly kcal: number; readonly carbs: number; readonly proteins: number; readonly fats: number }
  readonly days: readonly (readonly [Weekday, readonly (readonly [meal: Meal, recipe: string, portions: number])[]])[]
}

export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: 'Bürowoche zum Vorkochen',
    description: 'Mittags etwas, das sich mitnehmen und aufwärmen lässt; abends geht es schnell.',
    goal: 'KEEP',
    status: 'ACTIVE',
    tags: ['Beruf', 'Vorkochen'],
    targets: { kcal: 1900, carbs: 200, proteins: 105, fats: 70 },
    days: [
      [
        'Monday',
        [
          ['BREAKFAST', 'Birchermüsli mit Apfel und Trauben', 1],
          ['LUNCH', 'Quinoasalat mit Ofengemüse', 1.25],
          ['AFTERNOON_SNACK', 'Hüttenkäse mit Paradeisern und Kernöl', 1],
          ['DINNER', 'Putenwraps mit Hüttenkäse', 1],
        ],
      ],
      [
        'Tuesday',
        [
          ['BREAKFAST', 'Kräutertopfen auf Bauernbrot', 1],
          ['LUNCH', 'Erdäpfelgulasch mit Räuchertofu', 1.25],
          ['AFTERNOON_SNACK', 'Topfencreme mit Beeren', 1],
          ['DINNER', 'Linsencurry mit Spinat und Reis', 1],
        ],
      ],
      [
        'Wednesday',
        [
          ['BREAKFAST', 'Overnight Oats mit Heidelbeeren', 1],
          ['LUNCH', 'Spaghetti mit Rind-Linsen-Sugo', 1],
          ['AFTERNOON_SNACK', 'Beeren-Kefir zum Trinken', 1],
          ['DINNER', 'Vogerlsalat mit Räucherforelle und Apfel', 1.25],
        ],
      ],
      [
        'Thursday',
        [
          ['BREAKFAST', 'Vollkornbrot mit Erdnussmus und Banane', 1],
          ['LUNCH', 'Chili sin Carne', 1],
          ['AFTERNOON_SNACK', 'Liptauer mit Gemüsesticks', 1],
          ['DINNER', 'Hühnergeschnetzeltes mit Champignons und Naturreis', 1],
        ],
      ],
      [
        'Friday',
        [
          ['BREAKFAST', 'Skyr mit Marillen und gerösteten Kürbiskernen', 1],
          ['LUNCH', 'Bulgursalat mit vielen Kräutern', 1.25],
          ['AFTERNOON_SNACK', 'Hummus mit Rohkost', 1],
          ['DINNER', 'Kabeljau in Paradeissauce mit Polenta', 1],
        ],
      ],
    ],
  },
  {
    name: 'Leichter Montag',
    description: '',
    goal: 'LOSE',
    status: 'DRAFT',
    tags: ['Suppen'],
    days: [
      [
        'Monday',
        [
          ['BREAKFAST', 'Chiapudding mit Mango', 1],
          ['LUNCH', 'Kürbiscremesuppe mit Kernöl', 1.5],
          ['DINNER', 'Rote-Linsen-Suppe mit Zitrone', 1],
        ],
      ],
    ],
  },
]
