import type { ShippedWeek } from './shipped-week.ts'

/** A week without meat and fish. */
export const vegetarianWeek: ShippedWeek = {
  key: 'vegetarian',
  name: 'Vegetarische Woche',
  description: 'Ohne Fleisch und Fisch, mit Eiweiß aus Hülsenfrüchten, Topfen, Eiern und Tofu.',
  diet: 'Vegetarisch',
  days: {
    Monday: [
      ['BREAKFAST', 'Kräutertopfen auf Bauernbrot'],
      ['MORNING_SNACK', 'Geröstete Kichererbsen'],
      ['LUNCH', 'Linsen mit Semmelknödeln'],
      ['AFTERNOON_SNACK', 'Topfencreme mit Beeren'],
      ['DINNER', 'Ofengemüse mit Schafkäse'],
    ],
    Tuesday: [
      ['BREAKFAST', 'Porridge mit Apfel und Zimt'],
      ['MORNING_SNACK', 'Hüttenkäse mit Paradeisern und Kernöl'],
      ['LUNCH', 'Buchweizenlaibchen mit Krautsalat'],
      ['AFTERNOON_SNACK', 'Apfelspalten mit Mandelmus'],
      ['DINNER', 'Linsencurry mit Spinat und Reis'],
    ],
    Wednesday: [
      ['BREAKFAST', 'Eierspeis mit Schnittlauch und Kernöl'],
      ['MORNING_SNACK', 'Zwetschkenröster mit Joghurt'],
      ['LUNCH', 'Bulgursalat mit vielen Kräutern'],
      ['AFTERNOON_SNACK', 'Hummus mit Rohkost'],
      ['DINNER', 'Tofupfanne mit Brokkoli und Naturreis'],
    ],
    Thursday: [
      ['BREAKFAST', 'Overnight Oats mit Heidelbeeren'],
      ['MORNING_SNACK', 'Liptauer mit Gemüsesticks'],
      ['LUNCH', 'Spinatknödel mit Bergkäse'],
      ['AFTERNOON_SNACK', 'Bratapfel mit Nussfülle'],
      ['DINNER', 'Chili sin Carne'],
    ],
    Friday: [
      ['BREAKFAST', 'Buchweizenporridge mit Zwetschken'],
      ['MORNING_SNACK', 'Käferbohnenaufstrich auf Knäckebrot'],
      ['LUNCH', 'Linsensalat mit Roten Rüben und Schafkäse'],
      ['AFTERNOON_SNACK', 'Beeren-Kefir zum Trinken'],
      ['DINNER', 'Kaspressknödel aus dem Rohr'],
    ],
    Saturday: [
      ['BREAKFAST', 'Avocadobrot mit Ei und Kresse'],
      ['MORNING_SNACK', 'Eiaufstrich mit Schnittlauch'],
      ['LUNCH', 'Erdäpfelgulasch mit Räuchertofu'],
      ['AFTERNOON_SNACK', 'Karotten-Haselnuss-Muffins'],
      ['DINNER', 'Kürbisrisotto mit Bergkäse'],
    ],
    Sunday: [
      ['BREAKFAST', 'Eier in Paprika-Paradeis-Sauce'],
      ['MORNING_SNACK', 'Rote-Linsen-Aufstrich mit Paprika'],
      ['LUNCH', 'Topfenpalatschinken aus dem Rohr'],
      ['AFTERNOON_SNACK', 'Dattel-Haselnuss-Kugeln'],
      ['DINNER', 'Rote-Linsen-Suppe mit Zitrone'],
    ],
  },
}
