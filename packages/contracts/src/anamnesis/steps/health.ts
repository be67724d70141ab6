import { intolerances as intoleranceNames } from '../../care-profile/options.ts'
import { allergens } from '../../recipes/allergens.ts'
import { shortTextLength } from '../limits.ts'
import type { QuestionOf, Step } from '../questionnaire.ts'

const condition = (id: string, label: string, detailsLabel = 'Was sollten wir dazu wissen?'): QuestionOf<'yesNo'> => ({
  id,
  kind: 'yesNo',
  label,
  detailsLabel,
})

export const health: Step = {
  id: 'health',
  title: 'Gesundheit',
  description: 'Manches verträgt sich nicht mit jeder Ernährung. Du musst nichts angeben, was du nicht sagen möchtest.',
  questions: [
    {
      ...condition('diabetes', 'Diabetes', 'Welcher Typ, seit wann?'),
      heading: 'Hast oder hattest du eine dieser Erkrankungen?',
    },
    {
      ...condition('insulin', 'Verwendest du Insulin?', 'Welches, wie oft?'),
      condition: { question: 'diabetes', in: ['YES', 'UNDISCLOSED'] },
    },
    condition('bloodPressure', 'Bluthochdruck'),
    condition('heart', 'Herz oder Kreislauf'),
    condition('bloodLipids', 'Erhöhte Blutfette'),
    condition('thyroid', 'Schilddrüse'),
    condition('kidney', 'Nieren'),
    condition('liver', 'Leber oder Galle'),
    condition('stomach', 'Magen oder Darm', 'Zum Beispiel Zöliakie, Morbus Crohn, Reizdarm'),
    condition('gout', 'Gicht'),
    condition('cancer', 'Krebs'),
    condition('eatingDisorder', 'Essstörung, jetzt oder früher'),
    condition('mentalHealth', 'Seelische Erkrankung'),
    condition('otherCondition', 'Etwas anderes', 'Was?'),
    {
      id: 'pregnancy',
      kind: 'choice',
      label: 'Bist du schwanger, oder stillst du?',
      condition: { question: 'sex', in: ['FEMALE', 'DIVERSE'] },
      heading: 'Deine Situation jetzt',
      options: [
        { value: 'NO', label: 'Nein' },
        { value: 'PREGNANT', label: 'Ich bin schwanger' },
        { value: 'BREASTFEEDING', label: 'Ich stille' },
        { value: 'UNDISCLOSED', label: 'Möchte ich nicht sagen' },
      ],
    },
    {
      id: 'medicalTreatment',
      kind: 'yesNo',
      label: 'Bist du in ärztlicher Behandlung?',
      required: true,
      detailsLabel: 'Weswegen?',
    },
    { id: 'medication', kind: 'longText', label: 'Welche Medikamente nimmst du?', maxLength: shortTextLength },
    {
      id: 'supplements',
      kind: 'longText',
      label: 'Welche Nahrungsergänzung nimmst du?',
      hint: 'Zum Beispiel Vitamin D oder Eiweißpulver.',
      maxLength: shortTextLength,
    },
  ],
}

export const digestion: Step = {
  id: 'digestion',
  title: 'Verdauung',
  description: 'Darüber spricht man selten. Es hilft sehr, deine Ernährung zu verstehen.',
  questions: [
    {
      id: 'bristol',
      kind: 'choice',
      label: 'Wie ist dein Stuhl meistens?',
      hint: 'Bristol-Skala, von sehr fest bis flüssig.',
      options: [
        { value: '1', label: '1: einzelne harte Kügelchen' },
        { value: '2', label: '2: wurstförmig und klumpig' },
        { value: '3', label: '3: wurstförmig mit Rissen' },
        { value: '4', label: '4: wurstförmig, glatt und weich' },
        { value: '5', label: '5: weiche Stücke mit klarem Rand' },
        { value: '6', label: '6: breiig' },
        { value: '7', label: '7: flüssig' },
      ],
    },
    {
      id: 'complaints',
      kind: 'scale',
      label: 'Wie stark sind deine Verdauungsbeschwerden?',
      min: 0,
      max: 10,
      minLabel: 'keine',
      maxLabel: 'sehr stark',
    },
    {
      id: 'complaintsText',
      kind: 'longText',
      label: 'Welche, und wann treten sie auf?',
      maxLength: shortTextLength,
    },
  ],
}

const allergenOptions = Object.entries(allergens).map(([value, name]) => ({ value, label: `${name} (${value})` }))

const intoleranceOptions = Object.entries(intoleranceNames).map(([value, label]) => ({ value, label }))

export const intolerances: Step = {
  id: 'intolerances',
  title: 'Allergien und Unverträglichkeiten',
  description: 'Damit nichts auf deinem Teller landet, das dir nicht guttut.',
  questions: [
    {
      id: 'allergens',
      kind: 'choices',
      label: 'Worauf reagierst du allergisch?',
      hint: 'In Klammern stehen die Buchstaben, die du von Speisekarten kennst.',
      required: true,
      options: [{ value: 'NONE', label: 'Keine' }, ...allergenOptions],
      none: 'NONE',
    },
    {
      id: 'intolerances',
      kind: 'choices',
      label: 'Was verträgst du nicht gut?',
      required: true,
      options: [{ value: 'NONE', label: 'Keine' }, ...intoleranceOptions],
      none: 'NONE',
    },
    {
      id: 'severeReaction',
      kind: 'yesNo',
      label: 'Hattest du schon einmal eine schwere allergische Reaktion?',
      detailsLabel: 'Worauf, und was ist passiert?',
    },
    {
      id: 'otherIntolerances',
      kind: 'longText',
      label: 'Verträgst du sonst etwas nicht?',
      maxLength: shortTextLength,
    },
  ],
}
