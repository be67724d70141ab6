import { formatNumber } from '../../../lib/format.ts'

export const texts = {
  title: 'Neues Rezept',
  forClients: 'Sobald du es speicherst, steht es bei deinen Kunden unter den Rezepten.',
  forEveryone: 'Sobald du es speicherst, steht es bei allen Mitgliedern unter den Rezepten.',
  back: 'Zurück zu den Rezepten',

  about: 'Worum es geht',
  name: 'Name',
  namePlaceholder: 'z. B. Linseneintopf mit Wurzelgemüse',
  description: 'Beschreibung',
  servings: 'Für wie viele Portionen',
  prepMinutes: 'Zubereitungszeit in Minuten',
  tags: 'Schlagworte',
  tagsHint: 'Enter fügt ein Schlagwort hinzu.',
  tagList: 'Gewählte Schlagworte',

  photo: 'Foto',
  photoLabel: 'Foto wählen',
  photoHint: 'PNG, JPG oder WebP, höchstens 10 MB',
  photoNone: 'Ohne Foto zeichnen wir ein Bild.',
  photoType: 'Bitte wähle ein Bild im Format PNG, JPG oder WebP.',
  photoSize: 'Das Bild darf höchstens 10 MB groß sein.',
  photoEmpty: 'Dieses Bild ist leer. Bitte wähle ein anderes.',
  photoUploaded: 'Das Bild wurde hochgeladen',
  photoFailed: 'Unsere Bild-Services sind derzeit nicht erreichbar.',
  photoUploading: 'Das Foto wird noch hochgeladen',
  photoAlt: 'Das gewählte Foto',
  photoRemove: 'Foto entfernen',

  ingredients: 'Zutaten',
  ingredientsHint: 'Die Mengen für alle Portionen zusammen.',
  amount: (row: number) => `Menge der ${row}. Zutat`,
  unit: (row: number) => `Einheit der ${row}. Zutat`,
  ingredient: (row: number) => `${row}. Zutat`,
  amountPlaceholder: 'Menge',
  ingredientPlaceholder: 'Zutat',
  addIngredient: 'Zutat hinzufügen',
  removeIngredient: (row: number, name: string) => (name ? `„${name}“ entfernen` : `${row}. Zutat entfernen`),

  steps: 'Zubereitung',
  step: (row: number) => `${row}. Schritt`,
  addStep: 'Schritt hinzufügen',
  removeStep: (row: number) => `${row}. Schritt entfernen`,

  nutrition: 'Nährwerte pro Portion',
  kcal: 'Energie in kcal',
  carbs: 'Kohlenhydrate in g',
  proteins: 'Proteine in g',
  fats: 'Fette in g',
  addsUp: (kcal: number) => `Aus den Makros ergeben sich ${formatNumber(Math.round(kcal))} kcal. Das passt zusammen.`,
  doesNotAddUp: (kcal: number) =>
    `Aus den Makros ergeben sich ${formatNumber(Math.round(kcal))} kcal. Schau noch einmal, ob die Zahlen stimmen.`,

  allergens: 'Enthaltene Allergene',

  draft: 'Das ist dein Entwurf vom letzten Mal.',
  discardDraft: 'Verwerfen',
  save: 'Rezept speichern',
  cancel: 'Abbrechen',
  saved: 'Erfolgreich hinzugefügt.',
  saveFailed: 'Es ist etwas schief gelaufen',
} as const
