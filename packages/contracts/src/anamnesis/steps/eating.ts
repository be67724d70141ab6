import { shortTextLength } from '../limits.ts'
import type { QuestionOf, Step } from '../questionnaire.ts'

export const diet: Step = {
  id: 'diet',
  title: 'Ernährungsform',
  description: 'Was du isst, was du gern magst und was nicht.',
  questions: [
    {
      id: 'diet',
      kind: 'choice',
      label: 'Wie ernährst du dich?',
      required: true,
      options: [
        { value: 'MIXED', label: 'Mischkost' },
        { value: 'FLEXITARIAN', label: 'Flexitarisch: selten Fleisch' },
        { value: 'PESCETARIAN', label: 'Pescetarisch: Fisch, kein Fleisch' },
        { value: 'VEGETARIAN', label: 'Vegetarisch' },
        { value: 'VEGAN', label: 'Vegan' },
        { value: 'LOW_CARB', label: 'Wenig Kohlenhydrate' },
        { value: 'OTHER', label: 'Anders' },
      ],
    },
    {
      id: 'dietOther',
      kind: 'text',
      label: 'Wie genau?',
      condition: { question: 'diet', in: ['OTHER'] },
      maxLength: shortTextLength,
    },
    {
      id: 'likes',
      kind: 'longText',
      label: 'Was isst du besonders gern?',
      hint: 'Durch Beistriche getrennt, zum Beispiel: Linsen, Beeren, Käse.',
      maxLength: shortTextLength,
    },
    {
      id: 'dislikes',
      kind: 'longText',
      label: 'Was magst du gar nicht?',
      hint: 'Durch Beistriche getrennt. Das schlagen wir dir nicht vor.',
      maxLength: shortTextLength,
    },
  ],
}

const perWeek = (id: string, label: string): QuestionOf<'number'> => ({
  id,
  kind: 'number',
  label,
  unit: 'Portionen pro Woche',
  min: 0,
  max: 70,
  decimals: 0,
})

export const everydayEating: Step = {
  id: 'everydayEating',
  title: 'Essalltag',
  description: 'Wie eine gewöhnliche Woche aussieht. Schätzen ist in Ordnung.',
  questions: [
    {
      id: 'mealsPerDay',
      kind: 'number',
      label: 'Mahlzeiten pro Tag',
      hint: 'Mit Zwischenmahlzeiten.',
      required: true,
      unit: 'Mahlzeiten',
      min: 1,
      max: 8,
      decimals: 0,
    },
    {
      id: 'cravings',
      kind: 'choice',
      label: 'Hast du Heißhunger?',
      options: [
        { value: 'NEVER', label: 'Nie' },
        { value: 'SOMETIMES', label: 'Manchmal' },
        { value: 'WEEKLY', label: 'Jede Woche' },
        { value: 'DAILY', label: 'Jeden Tag' },
      ],
    },
    {
      id: 'cravingsText',
      kind: 'text',
      label: 'Wann und worauf?',
      condition: { question: 'cravings', in: ['SOMETIMES', 'WEEKLY', 'DAILY'] },
      maxLength: shortTextLength,
    },
    {
      id: 'eatingPace',
      kind: 'choice',
      label: 'Wie schnell isst du?',
      options: [
        { value: 'SLOW', label: 'Langsam' },
        { value: 'MEDIUM', label: 'Mittel' },
        { value: 'FAST', label: 'Schnell' },
      ],
    },
    {
      id: 'eatingOut',
      kind: 'number',
      label: 'Wie oft isst du auswärts oder bestellst?',
      unit: 'Mal pro Woche',
      min: 0,
      max: 35,
      decimals: 0,
    },
    {
      ...perWeek('vegetables', 'Gemüse und Salat'),
      heading: 'Wie viele Portionen isst du davon in einer Woche?',
      hint: 'Eine Portion ist etwa eine Handvoll.',
    },
    perWeek('fruit', 'Obst'),
    perWeek('legumes', 'Hülsenfrüchte'),
    perWeek('fish', 'Fisch'),
    perWeek('meat', 'Fleisch und Wurst'),
    perWeek('sweets', 'Süßes und Knabbereien'),
  ],
}

export const drinking: Step = {
  id: 'drinking',
  title: 'Trinken und Genuss',
  description: 'Ohne erhobenen Zeigefinger: einfach so, wie es ist.',
  questions: [
    {
      id: 'water',
      kind: 'number',
      label: 'Wie viel Wasser und ungesüßten Tee trinkst du am Tag?',
      hint: 'Ein großes Glas hat 250 ml.',
      required: true,
      unit: 'ml',
      min: 0,
      max: 10_000,
      decimals: 0,
    },
    { id: 'coffee', kind: 'number', label: 'Kaffee', unit: 'Tassen pro Tag', min: 0, max: 30, decimals: 0 },
    {
      id: 'sweetDrinks',
      kind: 'number',
      label: 'Säfte, Limonaden und Energydrinks',
      unit: 'Gläser pro Woche',
      min: 0,
      max: 100,
      decimals: 0,
    },
    { id: 'alcohol', kind: 'number', label: 'Alkohol', unit: 'Gläser pro Woche', min: 0, max: 100, decimals: 0 },
    {
      id: 'smoking',
      kind: 'choice',
      label: 'Rauchst du?',
      options: [
        { value: 'NO', label: 'Nein' },
        { value: 'FORMER', label: 'Nicht mehr' },
        { value: 'SOMETIMES', label: 'Manchmal' },
        { value: 'DAILY', label: 'Jeden Tag' },
        { value: 'UNDISCLOSED', label: 'Möchte ich nicht sagen' },
      ],
    },
  ],
}
