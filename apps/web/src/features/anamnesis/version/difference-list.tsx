import type { AnswerDifference, TextChange } from '@kostbar/contracts/anamnesis/difference'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { trainerTexts } from '../trainer-texts.ts'

/** Answers that differ between two versions, with changed words marked. */
export const DifferenceList = ({ differences }: { readonly differences: readonly AnswerDifference[] }) =>
  differences.length === 0 ? (
    <p className="mt-2">{trainerTexts.noChanges}</p>
  ) : (
    <dl className="mt-3 flex flex-col gap-3">
      {differences.map(({ id, label, stepTitle, changes }) => (
        <div key={id}>
          <dt className="text-sm text-ink-soft">
            {stepTitle}: {label}
          </dt>
          <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the changes of two versions never change
              <ChangedText key={`${index}-${change.kind}`} change={change} isLast={index === changes.length - 1} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )

function ChangedText({ change: { kind, text }, isLast }: { readonly change: TextChange; readonly isLast: boolean }) {
  if (kind === 'SAME') return text
  if (kind === 'ADDED')
    return (
      <ins className="rounded-sm bg-leaf-soft px-0.5 font-semibold text-leaf no-underline">
        <VisuallyHidden>{trainerTexts.after}</VisuallyHidden>
        {text}
      </ins>
    )
  return (
    <>
      <del className="text-ink-soft">
        <VisuallyHidden>{trainerTexts.before}</VisuallyHidden>
        {text}
      </del>
      {isLast ? null : ' '}
    </>
  )
}
