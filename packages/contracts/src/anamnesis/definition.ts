import type { Questionnaire } from './questionnaire.ts'
import { diet, drinking, everydayEating } from './steps/eating.ts'
import { activity, dietHistory, kitchen, other } from './steps/everyday.ts'
import { digestion, health, intolerances } from './steps/health.ts'
import { body, consent, goals } from './steps/person.ts'

/**
 * Current questionnaire of the anamnesis. Submitted versions keep the questionnaire they were answered under, so it may
 * change freely; each change needs a new version name, and a question id never gets another meaning.
 */
export const anamnesisQuestionnaire: Questionnaire = {
  version: '2026-11-26',
  steps: [
    consent,
    body,
    goals,
    health,
    digestion,
    intolerances,
    diet,
    everydayEating,
    drinking,
    activity,
    dietHistory,
    kitchen,
    other,
  ],
}
