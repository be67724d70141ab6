import type { CheckIn, Question } from '@kostbar/contracts/check-ins/schemas'
import { FaintText } from '../../ui/faint-text.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { clientTexts } from './client-texts.ts'
import { answerDifference, answerTo, formatAnswer } from './format-answer.ts'
import { texts } from './texts.ts'

interface ComparisonProps {
  readonly checkIn: CheckIn
  /** Answered check-in before it; undefined for the first one. */
  readonly before: CheckIn | undefined
}

/** Answers of a check-in beside those to the same questions in the check-in before, numbers with their difference. */
export const Comparison = ({ checkIn, before }: ComparisonProps) => (
  <Table
    caption={texts.of(checkIn.dueOn)}
    columns={columnsOf(checkIn, before)}
    rows={checkIn.questions}
    rowKey={({ id }) => id}
  />
)

function columnsOf(checkIn: CheckIn, before: CheckIn | undefined): readonly Column<Question>[] {
  const now: readonly Column<Question>[] = [
    { id: 'question', label: clientTexts.question, isRowHeader: true, render: ({ text }) => text },
    {
      id: 'now',
      label: clientTexts.thisWeek(checkIn.dueOn),
      isStacked: true,
      render: (question) => <AnswerCell checkIn={checkIn} question={question} before={before} />,
    },
  ]
  if (!before) return now
  const label = clientTexts.weekBefore(before.dueOn)
  return [
    ...now,
    {
      id: 'before',
      label,
      isStacked: true,
      render: (question) => <AnswerCell checkIn={before} question={question} before={undefined} />,
    },
  ]
}

interface AnswerCellProps extends ComparisonProps {
  readonly question: Question
}

/** Answer of `checkIn` to a question, formatted as the question was then; with the difference to `before` if comparable. */
function AnswerCell({ checkIn, question: { id }, before }: AnswerCellProps) {
  const question = questionOf(checkIn, id)
  if (!question) return <FaintText>{clientTexts.notAsked}</FaintText>
  const value = answerTo(checkIn, id)
  const text = formatAnswer(question, value)
  if (text === null) return <FaintText>{texts.noAnswer}</FaintText>
  const isComparable = before && isSameMeasure(question, questionOf(before, id))
  const difference = isComparable ? answerDifference(value, answerTo(before, id)) : null
  return (
    <span className="whitespace-pre-line tabular-nums">
      {text}
      {difference === null ? null : <span className="ml-2 text-ink-soft">({difference})</span>}
    </span>
  )
}

const questionOf = ({ questions }: CheckIn, id: string) => questions.find((question) => question.id === id)

/** Whether two wordings of a question ask for the same kind of number. */
const isSameMeasure = ({ kind, unit }: Question, other: Question | undefined) =>
  kind === other?.kind && unit === other.unit
