import type { ShippedWeek } from './shipped-week.ts'

/** A week with meat or fish on most days and pulses in between. */
export const mixedWeek: ShippedWeek = {
  key: 'mixed',
  name: 'Bunte Woche',
  description:
    'Fleisch und Fisch an wenigen Tagen, dazwischen viel Gemüse und Hülsenfrüchte: heimische Küche, die gut vorzubereiten ist.',
  diet: 'Mischkost',
  days: {
    Monday: [
      ['BREAKFAST', 'Porridge mit Apfel und Zimt'],
      ['MORNING_SNACK', 'Hüttenkäse mit Paradeisern und Kernöl'],
      ['LUNCH', 'Hühnergeschnetzeltes mit Champignons und Naturreis'],
      ['AFTERNOON_SNACK', 'Bratapfel mit Nussfülle'],
      ['DINNER', 'Ofenerdäpfel mit Schnittlauchtopfen'],
    ],
    Tuesday: [
      ['BREAKFAST', 'Kräutertopfen auf Bauernbrot'],
      ['MORNING_SNACK', 'Apfelspalten mit Mandelmus'],
      ['LUNCH', 'Krautfleckerl'],
      ['AFTERNOON_SNACK', 'Hummus mit Rohkost'],
      ['DINNER', 'Kabeljau in Paradeissauce mit Polenta'],
    ],
    Wednesday: [
      ['BREAKFAST', 'Overnight Oats mit Heidelbeeren'],
      ['MORNING_SNACK', 'Eiaufstrich mit Schnittlauch'],
      ['LUNCH', 'Rindsgulasch mit Erdäpfeln'],
      ['AFTERNOON_SNACK', 'Zwetschkenröster mit Joghurt'],
      ['DINNER', 'Rote-Linsen-Suppe mit Zitrone'],
    ],
    Thursday: [
      ['BREAKFAST', 'Eierspeis mit Schnittlauch und Kernöl'],
      ['MORNING_SNACK', 'Beeren-Kefir zum Trinken'],
      ['LUNCH', 'Quinoasalat mit Ofengemüse'],
      ['AFTERNOON_SNACK', 'Dattel-Haselnuss-Kugeln'],
      ['DINNER', 'Putenstreifen mit Brokkoli und Cashewkernen'],
    ],
    Friday: [
      ['BREAKFAST', 'Birchermüsli mit Apfel und Trauben'],
      ['MORNING_SNACK', 'Liptauer mit Gemüsesticks'],
      ['LUNCH', 'Zander auf Paprikakraut'],
      ['AFTERNOON_SNACK', 'Topfencreme mit Beeren'],
      ['DINNER', 'Chili sin Carne'],
    ],
    Saturday: [
      ['BREAKFAST', 'Avocadobrot mit Ei und Kresse'],
      ['MORNING_SNACK', 'Käferbohnenaufstrich auf Knäckebrot'],
      ['LUNCH', 'Spinatknödel mit Bergkäse'],
      ['AFTERNOON_SNACK', 'Kleine Marillenknödel'],
      ['DINNER', 'Vogerlsalat mit Räucherforelle und Apfel'],
    ],
    Sunday: [
      ['BREAKFAST', 'Eier in Paprika-Paradeis-Sauce'],
      ['MORNING_SNACK', 'Geröstete Kichererbsen'],
      ['LUNCH', 'Tafelspitz mit Apfelkren'],
      ['AFTERNOON_SNACK', 'Apfelstrudel'],
      ['DINNER', 'Spinatcremesuppe mit pochiertem Ei'],
    ],
  },
}
