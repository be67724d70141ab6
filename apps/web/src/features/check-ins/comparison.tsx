import type { CheckIn, Question } from '@kostbar/contracts/check-ins/schemas'
import { FaintText } from '../../ui/faint-text.tsx'
import { AnswerList } from './answer-list.tsx'
import { clientTexts } from './client-texts.ts'
import { answerDifference, answerTo, formatAnswer } from './format-answer.ts'
import { texts } from './texts.ts'

interface ComparisonProps {
  readonly checkIn: CheckIn
  /** Answered check-in before it; undefined for the first one. */
  readonly before: CheckIn | undefined
}

/** Answers of a check-in beside those to the same questions in the check-in before, numbers with their difference. */
export const Comparison = ({ checkIn, before }: ComparisonProps) =>
  before ? <ComparisonTable checkIn={checkIn} before={before} /> : <AnswerList checkIn={checkIn} />

/**
 * Where there is no room for three columns, each question stands above its two answers. ARIA roles are explicit, because
 * browsers drop the implicit ones once `display` is not a table.
 */
const ComparisonTable = ({ checkIn, before }: { checkIn: CheckIn; before: CheckIn }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  <div className="@container">
    <table role="table" aria-label={texts.of(checkIn.dueOn)} className="block w-full text-left @lg:table">
      <thead role="rowgroup" className="block @lg:table-header-group">
        <tr role="row" className={`${rowClass} text-sm text-ink-soft`}>
          <th role="columnheader" scope="col" className="sr-only @lg:not-sr-only @lg:table-cell @lg:w-2/5">
            {clientTexts.question}
          </th>
          <th role="columnheader" scope="col" className={cellClass}>
            {clientTexts.thisWeek(checkIn.dueOn)}
          </th>
          <th role="columnheader" scope="col" className={cellClass}>
            {clientTexts.weekBefore(before.dueOn)}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block @lg:table-row-group">
        {checkIn.questions.map((question) => (
          <tr key={question.id} role="row" className={`${rowClass} border-t border-line`}>
            <th
              role="rowheader"
              scope="row"
              className="col-span-2 pt-3 pr-4 align-baseline text-sm font-normal text-ink-soft wrap-anywhere @lg:pb-3"
            >
              {question.text}
            </th>
            <td role="cell" className={cellClass}>
              <AnswerCell checkIn={checkIn} question={question} before={before} />
            </td>
            <td role="cell" className={`${cellClass} text-ink-soft`}>
              <AnswerCell checkIn={before} question={question} before={undefined} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
)

const rowClass = 'grid grid-cols-2 gap-x-4 @lg:table-row'
const cellClass = 'pt-1 pb-3 align-baseline wrap-anywhere @lg:w-3/10 @lg:pt-3 @lg:pr-4'

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
