import type { ShippedWeek } from './shipped-week.ts'

/** A week without anything from animals. */
export const veganWeek: ShippedWeek = {
  key: 'vegan',
  name: 'Vegane Woche',
  description: 'Rein pflanzlich, mit Eiweiß aus Hülsenfrüchten, Tofu und Nüssen. Denk an Vitamin B12.',
  diet: 'Vegan',
  days: {
    Monday: [
      ['BREAKFAST', 'Hirsebrei mit Birne und Haselnüssen'],
      ['MORNING_SNACK', 'Apfelspalten mit Mandelmus'],
      ['LUNCH', 'Kärntner Ritschert mit Bohnen'],
      ['AFTERNOON_SNACK', 'Hummus mit Rohkost'],
      ['DINNER', 'Tofupfanne mit Brokkoli und Naturreis'],
    ],
    Tuesday: [
      ['BREAKFAST', 'Vollkornbrot mit Erdnussmus und Banane'],
      ['MORNING_SNACK', 'Geröstete Kichererbsen'],
      ['LUNCH', 'Quinoasalat mit Ofengemüse'],
      ['AFTERNOON_SNACK', 'Bratapfel mit Nussfülle'],
      ['DINNER', 'Linsencurry mit Spinat und Reis'],
    ],
    Wednesday: [
      ['BREAKFAST', 'Buchweizenporridge mit Zwetschken'],
      ['MORNING_SNACK', 'Käferbohnenaufstrich auf Knäckebrot'],
      ['LUNCH', 'Krautfleckerl'],
      ['AFTERNOON_SNACK', 'Dattel-Haselnuss-Kugeln'],
      ['DINNER', 'Ofenkürbis mit Linsen und Sesamsauce'],
    ],
    Thursday: [
      ['BREAKFAST', 'Chiapudding mit Mango'],
      ['MORNING_SNACK', 'Rote-Linsen-Aufstrich mit Paprika'],
      ['LUNCH', 'Erdäpfelgulasch mit Räuchertofu'],
      ['AFTERNOON_SNACK', 'Apfelspalten mit Mandelmus'],
      ['DINNER', 'Reisnudeln mit Erdnusssauce und Gemüse'],
    ],
    Friday: [
      ['BREAKFAST', 'Hirsebrei mit Birne und Haselnüssen'],
      ['MORNING_SNACK', 'Hummus mit Rohkost'],
      ['LUNCH', 'Bulgursalat mit vielen Kräutern'],
      ['AFTERNOON_SNACK', 'Geröstete Kichererbsen'],
      ['DINNER', 'Chili sin Carne'],
    ],
    Saturday: [
      ['BREAKFAST', 'Vollkornbrot mit Erdnussmus und Banane'],
      ['MORNING_SNACK', 'Bratapfel mit Nussfülle'],
      ['LUNCH', 'Karfiol-Erdäpfel-Curry mit Erbsen'],
      ['AFTERNOON_SNACK', 'Käferbohnenaufstrich auf Knäckebrot'],
      ['DINNER', 'Steirischer Käferbohnensalat'],
    ],
    Sunday: [
      ['BREAKFAST', 'Buchweizenporridge mit Zwetschken'],
      ['MORNING_SNACK', 'Rote-Linsen-Aufstrich mit Paprika'],
      ['LUNCH', 'Kichererbsen-Melanzani-Eintopf mit Couscous'],
      ['AFTERNOON_SNACK', 'Dattel-Haselnuss-Kugeln'],
      ['DINNER', 'Rote-Linsen-Suppe mit Zitrone'],
    ],
  },
}
