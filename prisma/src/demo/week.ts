import type { Meal, Weekday } from '../../generated/enums.ts'

type Planned = readonly [meal: Meal, recipe: string, portions?: number]

/** Anna's plan by recipe names; each day is within 7 % of her targets for energy and every macro. */
export const demoWeek: Record<Weekday, readonly Planned[]> = {
  Monday: [
    ['BREAKFAST', 'Kräutertopfen auf Bauernbrot'],
    ['MORNING_SNACK', 'Hüttenkäse mit Paradeisern und Kernöl'],
    ['LUNCH', 'Paprikahendl mit Dinkelnockerln'],
    ['AFTERNOON_SNACK', 'Rote-Linsen-Aufstrich mit Paprika'],
    ['DINNER', 'Kürbiscremesuppe mit Kernöl'],
  ],
  Tuesday: [
    ['BREAKFAST', 'Eierspeis mit Schnittlauch und Kernöl'],
    ['MORNING_SNACK', 'Rote-Linsen-Aufstrich mit Paprika'],
    ['LUNCH', 'Hühnergeschnetzeltes mit Champignons und Naturreis'],
    ['AFTERNOON_SNACK', 'Bratapfel mit Nussfülle'],
    ['DINNER', 'Kabeljau in Paradeissauce mit Polenta'],
  ],
  Wednesday: [
    ['BREAKFAST', 'Chiapudding mit Mango'],
    ['MORNING_SNACK', 'Karotten-Haselnuss-Muffins'],
    ['LUNCH', 'Spaghetti mit Rind-Linsen-Sugo'],
    ['AFTERNOON_SNACK', 'Beeren-Kefir zum Trinken'],
    ['DINNER', 'Putenstreifen mit Brokkoli und Cashewkernen'],
  ],
  Thursday: [
    ['BREAKFAST', 'Skyr mit Marillen und gerösteten Kürbiskernen'],
    ['MORNING_SNACK', 'Eiaufstrich mit Schnittlauch'],
    ['LUNCH', 'Spinatknödel mit Bergkäse'],
    ['AFTERNOON_SNACK', 'Hüttenkäse mit Paradeisern und Kernöl'],
    ['DINNER', 'Linsencurry mit Spinat und Reis'],
  ],
  Friday: [
    ['BREAKFAST', 'Vollkornbrot mit Erdnussmus und Banane'],
    ['MORNING_SNACK', 'Eiaufstrich mit Schnittlauch'],
    ['LUNCH', 'Putenwraps mit Hüttenkäse'],
    ['AFTERNOON_SNACK', 'Kleine Marillenknödel'],
    ['DINNER', 'Vogerlsalat mit Räucherforelle und Apfel'],
  ],
  Saturday: [
    ['BREAKFAST', 'Hirsebrei mit Birne und Haselnüssen'],
    ['LUNCH', 'Rindsgulasch mit Erdäpfeln', 1.5],
    ['AFTERNOON_SNACK', 'Räucherforellen-Aufstrich mit Kren'],
    ['DINNER', 'Erdäpfel-Vogerlsalat mit Ei', 1.25],
  ],
  Sunday: [
    ['BREAKFAST', 'Birchermüsli mit Apfel und Trauben'],
    ['LUNCH', 'Tafelspitz mit Apfelkren', 1.25],
    ['AFTERNOON_SNACK', 'Liptauer mit Gemüsesticks'],
    ['DINNER', 'Tofupfanne mit Brokkoli und Naturreis'],
  ],
}

/** Meals that are switched off for Anna. */
export const demoDisabledMeals: readonly Meal[] = ['LATE_SNACK']

/** Notes of Anna and her trainer on meals of the plan. */
export const demoMealNotes: readonly (readonly [Weekday, Meal, string])[] = [
  ['Monday', 'DINNER', 'Koch gleich die doppelte Menge: Am Mittwoch bist du spät daheim.'],
  ['Wednesday', 'MORNING_SNACK', 'Die Muffins lassen sich gut einfrieren.'],
  ['Friday', 'LUNCH', 'Zum Mitnehmen: am Vorabend wickeln, in ein feuchtes Tuch schlagen.'],
  ['Saturday', 'LUNCH', 'Am Vormittag ansetzen, dann hat das Gulasch Zeit.'],
]
