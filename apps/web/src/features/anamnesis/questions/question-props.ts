import type { Answer, Question, QuestionOf } from '@kostbar/contracts/anamnesis/questionnaire'

/** What a question's control gets. */
export interface QuestionProps<Kind extends Question['kind']> {
  readonly question: QuestionOf<Kind>
  readonly answer: Answer | undefined
  /** What is missing or wrong, as a sentence. */
  readonly problem: string | undefined
  /** Answers the question; null removes the answer. */
  readonly onAnswer: (answer: Answer | null) => void
  /** Reports typed text that is no answer, which would be lost on leaving the step; null once it is corrected. */
  readonly onInputProblem: (problem: string | null) => void
}
