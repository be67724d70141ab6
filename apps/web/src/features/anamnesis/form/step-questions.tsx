import type { Answers, Question, QuestionAnswer } from '@kostbar/contracts/anamnesis/questionnaire'
import { Button } from '../../../ui/button.tsx'
import { idleClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { QuestionField } from '../questions/question-field.tsx'
import { texts } from '../texts.ts'
import { groupQuestions, type QuestionGroup } from './question-groups.ts'

interface StepQuestionsProps {
  /** All questions of the step, hidden ones included. */
  readonly all: readonly Question[]
  /** Visible questions. */
  readonly questions: readonly Question[]
  readonly answers: Answers
  /** Error sentences by question id. */
  readonly problems: Readonly<Record<string, string>>
  readonly onAnswer: (id: string, answer: QuestionAnswer | null) => void
  readonly onInputProblem: (id: string, problem: string | null) => void
}

/** Questions of a step, grouped below their headings. */
export const StepQuestions = ({ all, questions, ...props }: StepQuestionsProps) => (
  <div className="@container flex flex-col gap-8">
    {groupQuestions(all, questions).map((group) => (
      <Group key={group.questions[0]?.id} group={group} {...props} />
    ))}
  </div>
)

type GroupProps = Omit<StepQuestionsProps, 'all' | 'questions'> & { readonly group: QuestionGroup }

function Group({ group: { heading, questions }, answers, problems, onAnswer, onInputProblem }: GroupProps) {
  return (
    <div>
      {heading ? <h2 className="mb-4 text-lg">{heading}</h2> : null}
      <AnswerRemainingNo questions={questions} answers={answers} onAnswer={onAnswer} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-1 @md:grid-cols-2">
        {questions.map((question) => (
          <div
            key={question.id}
            data-question={question.id}
            className={classNames('min-w-0', question.kind !== 'number' && '@md:col-span-2')}
          >
            <QuestionField
              question={question}
              answer={answers[question.id]}
              problem={problems[question.id]}
              onAnswer={(answer) => onAnswer(question.id, answer)}
              onInputProblem={(problem) => onInputProblem(question.id, problem)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Number of optional yes/no questions in a group from which one button answers the rest with no. */
const longListLength = 4

type AnswerRemainingNoProps = Pick<StepQuestionsProps, 'questions' | 'answers' | 'onAnswer'>

/** Button that answers the remaining optional yes/no questions of a long group with no. */
function AnswerRemainingNo({ questions, answers, onAnswer }: AnswerRemainingNoProps) {
  const list = questions.filter(({ kind, required }) => kind === 'yesNo' && !required)
  if (list.length < longListLength) return null
  const open = list.filter(({ id }) => answers[id] === undefined)
  const answerAll = () => {
    for (const { id } of open) onAnswer(id, { value: 'NO' })
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      className={`mb-5 ${idleClass}`}
      aria-disabled={open.length === 0}
      onClick={answerAll}
    >
      {texts.restIsNo}
    </Button>
  )
}
