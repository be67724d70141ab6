import type { Question, QuestionAnswer, QuestionOf } from '@kostbar/contracts/anamnesis/questionnaire'

/** Props of a question's input control. */
export interface QuestionProps<Kind extends Question['kind']> {
  readonly question: QuestionOf<Kind>
  readonly answer: QuestionAnswer | undefined
  /** Error sentence: what is missing or wrong. */
  readonly problem: string | undefined
  /** Answers the question; null removes the answer. */
  readonly onAnswer: (answer: QuestionAnswer | null) => void
  /** Reports typed text that is not a valid answer and would be lost on leaving the step; null once it is corrected. */
  readonly onInputProblem: (problem: string | null) => void
}
