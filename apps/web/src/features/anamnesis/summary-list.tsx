import type { Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import type { SummaryEntry } from '@kostbar/contracts/anamnesis/summary'
import { texts } from './texts.ts'
import { useHiddenQuestions } from './use-hidden-questions.ts'

interface SummaryListProps {
  /** Questionnaire that the entries belong to. */
  readonly questionnaire: Questionnaire
  readonly entries: readonly SummaryEntry[]
}

/** Questions and answers of a step; unanswered questions are listed by name at the end. */
export function SummaryList({ questionnaire, entries }: SummaryListProps) {
  const hidden = useHiddenQuestions(questionnaire)
  const answered = entries.filter(({ answer }) => answer !== null)
  const open = entries.filter(({ answer }) => answer === null)
  if (answered.length === 0) return <p className="mt-2 text-sm text-ink-soft">{texts.noAnswers}</p>
  return (
    <>
      <dl className="mt-3 flex flex-col">
        {answered.map(({ id, label, answer }) => (
          <div key={id} className="grid gap-x-6 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[2fr_3fr]">
            <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
            {/* `auto`: answers in right-to-left scripts are set in their direction. */}
            <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
              {hidden.has(id) ? texts.hiddenAnswer : answer}
            </dd>
          </div>
        ))}
      </dl>
      {open.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.noAnswer}: {open.map(({ label }) => label).join(', ')}
        </p>
      ) : null}
    </>
  )
}
