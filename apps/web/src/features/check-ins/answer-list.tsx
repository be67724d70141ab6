import { askedQuestions } from '@kostbar/contracts/check-ins/answers'
import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { FaintText } from '../../ui/faint-text.tsx'
import { answerTo, formatAnswer } from './format-answer.ts'
import { texts } from './texts.ts'

/** Questions of a check-in with their answers; those about the body are hidden in protective mode. */
export function AnswerList({ checkIn }: { readonly checkIn: CheckIn }) {
  const isProtected = useProtectiveMode()
  return (
    <dl className="flex flex-col gap-4">
      {askedQuestions(checkIn.questions, isProtected).map((question) => (
        <div key={question.id}>
          <dt className="text-sm text-ink-soft wrap-anywhere">{question.text}</dt>
          <dd className="measure mt-0.5 whitespace-pre-line wrap-anywhere tabular-nums">
            {formatAnswer(question, answerTo(checkIn, question.id)) ?? <FaintText>{texts.noAnswer}</FaintText>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
