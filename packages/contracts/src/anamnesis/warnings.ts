import { ageOn } from '../age.ts'
import type { Answers } from './questionnaire.ts'

/** Warnings that must be cleared with a doctor or dietitian before somebody eats less than they need. */
export const anamnesisWarnings = {
  BMI_LOW: {
    trainer: 'BMI unter 18,5: bitte ärztlich oder diätologisch abklären.',
    member:
      'Abnehmen planen wir für dich vorerst nicht. Sprich bitte mit einer Ärztin oder einem Arzt über dein Gewicht.',
  },
  BMI_HIGH: {
    trainer: 'BMI ab 35: bitte ärztlich oder diätologisch abklären.',
    member: 'Bevor wir dein Ziel berechnen, lass dich bitte ärztlich oder diätologisch beraten.',
  },
  PREGNANCY: {
    trainer: 'Schwanger oder stillend: bitte ärztlich oder diätologisch abklären.',
    member:
      'In dieser Zeit brauchst du genug Energie. Besprich Änderungen bitte mit deiner Ärztin, deinem Arzt oder der Hebamme.',
  },
  INSULIN: {
    trainer: 'Verwendet Insulin: bitte ärztlich oder diätologisch abklären.',
    member:
      'Wenn du anders isst, ändert sich vielleicht auch dein Bedarf an Insulin. Besprich das bitte vorher ärztlich.',
  },
  KIDNEY: {
    trainer: 'Nierenerkrankung: bitte ärztlich oder diätologisch abklären.',
    member: 'Wie viel Eiweiß dir guttut, besprich bitte zuerst ärztlich oder diätologisch.',
  },
  EATING_DISORDER: {
    trainer: 'Essstörung, jetzt oder früher: bitte ärztlich, diätologisch oder psychotherapeutisch abklären.',
    member:
      'Wir zeigen dir keine Kalorien und kein Gewicht. Wenn dich das Essen belastet, hol dir bitte Unterstützung.',
  },
  CANCER: {
    trainer: 'Krebserkrankung: bitte ärztlich oder diätologisch abklären.',
    member: 'Besprich deine Ernährung bitte mit dem Team, das dich behandelt.',
  },
  UNDER_AGE: {
    trainer: 'Unter 18: bitte ärztlich oder diätologisch abklären, gemeinsam mit den Eltern.',
    member: 'Du wächst noch. Besprich Änderungen bitte mit deinen Eltern und mit einer Ärztin oder einem Arzt.',
  },
} as const satisfies Record<string, WarningTexts>

/** German texts above and below a trainer's list of warnings; `involve` is for trainers without a health profession. */
export const warningTexts = {
  title: 'Bitte ärztlich/diätologisch abklären',
  involve:
    'Bei einer Krankheit dürfen nur Gesundheitsberufe beraten (GewO § 119, MTD-Gesetz). Hol bitte eine Diätologin, einen Diätologen oder eine Ärztin, einen Arzt dazu.',
} as const

/** German sentences: for the trainer what must be cleared, for the member a calm one without a diagnosis. */
interface WarningTexts {
  readonly trainer: string
  readonly member: string
}

export type AnamnesisWarning = keyof typeof anamnesisWarnings

/**
 * Body mass index in kg/m².
 * @param height in cm
 * @param weight in kg
 */
const bodyMassIndex = (height: number, weight: number): number => weight / (height / 100) ** 2

const isYes = (answers: Answers, id: string): boolean => {
  const answer = answers[id]
  return typeof answer === 'object' && !Array.isArray(answer) && answer.value === 'YES'
}

const numberOf = (answers: Answers, id: string): number | null => {
  const answer = answers[id]
  return typeof answer === 'number' ? answer : null
}

/**
 * Warnings that follow from the body mass index.
 * @param height in cm
 * @param weight in kg
 */
export function bmiWarnings(height: number, weight: number): AnamnesisWarning[] {
  const bmi = bodyMassIndex(height, weight)
  if (bmi < 18.5) return ['BMI_LOW']
  return bmi >= 35 ? ['BMI_HIGH'] : []
}

const isUnderAge = ({ adult, birthDate }: Answers, today: string): boolean =>
  adult === 'NO' || (typeof birthDate === 'string' && ageOn(birthDate, today) < 18)

/**
 * Warnings that follow from submitted answers.
 * @param today as `2026-11-22`
 */
export function warningsOf(answers: Answers, today: string): AnamnesisWarning[] {
  const holds: Partial<Record<AnamnesisWarning, boolean>> = {
    PREGNANCY: answers.pregnancy === 'PREGNANT' || answers.pregnancy === 'BREASTFEEDING',
    INSULIN: isYes(answers, 'insulin'),
    KIDNEY: isYes(answers, 'kidney'),
    EATING_DISORDER: isYes(answers, 'eatingDisorder'),
    CANCER: isYes(answers, 'cancer'),
    UNDER_AGE: isUnderAge(answers, today),
  }
  const others = (Object.keys(holds) as AnamnesisWarning[]).filter((warning) => holds[warning])
  const height = numberOf(answers, 'height')
  const weight = numberOf(answers, 'weight')
  return [...(height && weight ? bmiWarnings(height, weight) : []), ...others]
}
