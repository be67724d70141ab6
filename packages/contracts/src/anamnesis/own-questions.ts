import { longTextLength } from './limits.ts'
import type { Question, Questionnaire } from './questionnaire.ts'
import type { OwnQuestion } from './schemas.ts'

/** Id of the step with the trainer's own questions. */
const ownQuestionsStep = 'own'

function toQuestion({ id, kind, label, options }: OwnQuestion): Question {
  if (kind === 'longText') return { id, kind, label, maxLength: longTextLength }
  if (kind === 'scale') return { id, kind, label, min: 1, max: 10, minLabel: 'gar nicht', maxLabel: 'sehr' }
  if (kind === 'yesNo') return { id, kind, label, detailsLabel: 'Möchtest du etwas dazu sagen?' }
  return { id, kind, label, options: options.map((option) => ({ value: option, label: option })) }
}

/** The questionnaire with a trainer's own questions as its last step. Own questions are never required. */
export const withOwnQuestions = (
  questionnaire: Questionnaire,
  trainerName: string,
  own: readonly OwnQuestion[],
): Questionnaire =>
  own.length === 0
    ? questionnaire
    : {
        ...questionnaire,
        steps: [
          ...questionnaire.steps,
          {
            id: ownQuestionsStep,
            title: `Fragen von ${trainerName}`,
            description: 'Was deine Begleitung sonst noch gern von dir wissen möchte.',
            questions: own.map(toQuestion),
          },
        ],
      }
