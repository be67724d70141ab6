import { longTextLength, shortTextLength } from '../limits.ts'
import type { Step } from '../questionnaire.ts'

export const activity: Step = {
  id: 'activity',
  title: 'Bewegung und Alltag',
  description: 'Wie viel Energie du brauchst, hängt auch davon ab, wie dein Tag aussieht.',
  questions: [
    { id: 'occupation', kind: 'text', label: 'Was machst du beruflich?', maxLength: shortTextLength },
    {
      id: 'workload',
      kind: 'choice',
      label: 'Wie körperlich ist dein Alltag?',
      required: true,
      options: [
        { value: 'RESTING', label: 'Ich sitze oder liege fast nur' },
        { value: 'SITTING', label: 'Ich sitze die meiste Zeit' },
        { value: 'MIXED', label: 'Ich sitze, stehe und gehe abwechselnd' },
        { value: 'STANDING', label: 'Ich stehe und gehe die meiste Zeit' },
        { value: 'PHYSICAL', label: 'Ich arbeite körperlich schwer' },
      ],
    },
    {
      id: 'steps',
      kind: 'number',
      label: 'Schritte pro Tag',
      unit: 'Schritte',
      unitOfOne: 'Schritt',
      min: 0,
      max: 60_000,
      decimals: 0,
    },
    {
      id: 'sportHours',
      kind: 'number',
      label: 'Sport',
      hint: 'Alles, wobei du ins Schwitzen kommst.',
      unit: 'Stunden pro Woche',
      unitOfOne: 'Stunde pro Woche',
      min: 0,
      max: 40,
      decimals: 1,
    },
    { id: 'sportText', kind: 'text', label: 'Welchen Sport machst du?', maxLength: shortTextLength },
    {
      id: 'sleep',
      kind: 'number',
      label: 'Schlaf',
      required: true,
      unit: 'Stunden pro Nacht',
      min: 2,
      max: 16,
      decimals: 1,
    },
    {
      id: 'stress',
      kind: 'scale',
      label: 'Wie gestresst fühlst du dich meistens?',
      min: 1,
      max: 10,
      minLabel: 'kaum',
      maxLabel: 'sehr',
    },
  ],
}

export const dietHistory: Step = {
  id: 'dietHistory',
  title: 'Diätgeschichte',
  description: 'Was du schon versucht hast. Daraus lernen wir, was zu dir passt.',
  questions: [
    {
      id: 'diets',
      kind: 'choice',
      label: 'Hast du schon Diäten gemacht?',
      options: [
        { value: 'NEVER', label: 'Nein, noch nie' },
        { value: 'ONCE', label: 'Ja, ein- oder zweimal' },
        { value: 'OFTEN', label: 'Ja, öfter' },
      ],
    },
    {
      id: 'dietsText',
      kind: 'longText',
      label: 'Welche, und wie ist es dir damit gegangen?',
      condition: { question: 'diets', in: ['ONCE', 'OFTEN'] },
      maxLength: longTextLength,
    },
    {
      id: 'highestWeight',
      kind: 'number',
      label: 'Dein höchstes Gewicht als Erwachsene oder Erwachsener',
      unit: 'kg',
      min: 30,
      max: 300,
      decimals: 1,
    },
    {
      id: 'lowestWeight',
      kind: 'number',
      label: 'Dein niedrigstes Gewicht als Erwachsene oder Erwachsener',
      unit: 'kg',
      min: 30,
      max: 300,
      decimals: 1,
    },
    { id: 'whatHelped', kind: 'longText', label: 'Was hat dir schon einmal geholfen?', maxLength: shortTextLength },
  ],
}

export const kitchen: Step = {
  id: 'kitchen',
  title: 'Küche',
  description: 'Damit dein Plan in deinen Alltag passt.',
  questions: [
    {
      id: 'cookingTime',
      kind: 'choice',
      label: 'Wie viel Zeit hast du an einem Werktag zum Kochen?',
      options: [
        { value: '15', label: 'Bis 15 Minuten' },
        { value: '30', label: 'Bis 30 Minuten' },
        { value: '60', label: 'Bis eine Stunde' },
        { value: 'MORE', label: 'Mehr als eine Stunde' },
      ],
    },
    {
      id: 'cookingSkill',
      kind: 'choice',
      label: 'Wie gut kochst du?',
      options: [
        { value: 'BEGINNER', label: 'Ich fange gerade an' },
        { value: 'BASIC', label: 'Einfache Gerichte gelingen mir' },
        { value: 'GOOD', label: 'Ich koche gut und gern' },
      ],
    },
    {
      id: 'household',
      kind: 'number',
      label: 'Für wie viele kochst du?',
      unit: 'Personen',
      unitOfOne: 'Person',
      min: 1,
      max: 15,
      decimals: 0,
    },
    {
      id: 'householdText',
      kind: 'text',
      label: 'Wer isst mit?',
      hint: 'Zum Beispiel zwei Kinder, die wenig Gemüse mögen.',
      maxLength: shortTextLength,
    },
    {
      id: 'budget',
      kind: 'choice',
      label: 'Wie viel möchtest du für Lebensmittel ausgeben?',
      options: [
        { value: 'LOW', label: 'Möglichst wenig' },
        { value: 'MEDIUM', label: 'Ein mittleres Budget' },
        { value: 'HIGH', label: 'Es darf etwas mehr sein' },
      ],
    },
  ],
}

export const other: Step = {
  id: 'other',
  title: 'Sonstiges',
  description: 'Gibt es noch etwas, das wir wissen sollten?',
  questions: [{ id: 'anythingElse', kind: 'longText', label: 'Das möchte ich noch sagen', maxLength: longTextLength }],
}
