import { diffWordsWithSpace } from 'diff'
import type { Answers, Question, QuestionAnswer, Questionnaire } from './questionnaire.ts'
import { formatAnswer } from './summary.ts'
import { isBlank, visibleSteps } from './visible-questions.ts'

/** Piece of text that both versions have (SAME), or only the newer (ADDED) or older one (REMOVED). */
export interface TextChange {
  readonly kind: 'SAME' | 'ADDED' | 'REMOVED'
  readonly text: string
}

/** Question that two versions answer differently. */
export interface AnswerDifference {
  readonly id: string
  /** Question text of the newer version that asks it. */
  readonly label: string
  readonly stepTitle: string
  /** Pieces in reading order: all but ADDED make up the older answer, all but REMOVED the newer one. */
  readonly changes: readonly TextChange[]
}

/** A questionnaire with its answers. */
export interface AnsweredQuestionnaire {
  readonly questionnaire: Questionnaire
  readonly answers: Answers
}

interface AnsweredQuestion {
  readonly question: Question
  readonly stepTitle: string
  readonly answer: QuestionAnswer | undefined
}

const answeredQuestions = ({ questionnaire, answers }: AnsweredQuestionnaire): Map<string, AnsweredQuestion> =>
  new Map(
    visibleSteps(questionnaire, answers).flatMap(({ title, questions }) =>
      questions.map((question) => {
        const answer = answers[question.id]
        return [question.id, { question, stepTitle: title, answer: isBlank(answer) ? undefined : answer }] as const
      }),
    ),
  )

const wordChanges = (before: string, after: string): TextChange[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    return { kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME', text: value }
  })

const isText = ({ kind }: Question) => kind === 'text' || kind === 'longText' || kind === 'yesNo'

function changesOf(before: AnsweredQuestion | undefined, after: AnsweredQuestion | undefined): TextChange[] {
  const textOf = (entry: AnsweredQuestion | undefined) =>
    entry?.answer === undefined ? '' : formatAnswer(entry.question, entry.answer)
  const [older, newer] = [textOf(before), textOf(after)]
  if (before && after && older && newer && isText(after.question)) return wordChanges(older, newer)
  const whole: TextChange[] = [
    { kind: 'REMOVED', text: older },
    { kind: 'ADDED', text: newer },
  ]
  return whole.filter(({ text }) => text !== '')
}

/**
 * Questions that two versions answer differently, in the order of the newer version; texts are compared word by word.
 */
export function differenceOf(older: AnsweredQuestionnaire, newer: AnsweredQuestionnaire): AnswerDifference[] {
  const before = answeredQuestions(older)
  const after = answeredQuestions(newer)
  return [...new Map([...after, ...before]).keys()].flatMap((id) => {
    const entry = after.get(id) ?? before.get(id)
    if (!entry || JSON.stringify(before.get(id)?.answer) === JSON.stringify(after.get(id)?.answer)) return []
    const changes = changesOf(before.get(id), after.get(id))
    return [{ id, label: entry.question.label, stepTitle: entry.stepTitle, changes }]
  })
}
