import type { Answer, Request } from '@kostbar/contracts/endpoint'
import type { ClientConflict } from '@kostbar/contracts/templates/apply-schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../../lib/api.ts'
import { paths, templatePath } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { withMembership } from '../../../lib/with-membership.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReviewBar } from '../../../ui/review-bar.tsx'
import { texts } from '../texts.ts'
import type { ApplyChoices } from './apply-options.tsx'
import { DryRunRow } from './dry-run-row.tsx'

export type DryRun = Answer<(typeof templates)['dryRun']>

interface DryRunReviewProps {
  readonly templateId: string
  readonly dryRun: DryRun
  readonly options: ApplyChoices
  /** Whether the choice has changed since: only a new dry run can be applied. */
  readonly isStale: boolean
  readonly onRepeat: () => void
}

type Override = NonNullable<Request<(typeof templates)['apply']>['body']['clients'][number]['overrides']>[number]

/** Overrides with the reason, one per allergen conflict. */
const overridesOf = (conflicts: readonly ClientConflict[], reason: string): Override[] =>
  conflicts.flatMap(({ recipeId, foodId, allergen }): Override[] => {
    if (allergen === null) return []
    if (recipeId) return [{ recipeId, allergen, reason }]
    return foodId ? [{ foodId, allergen, reason }] : []
  })

/** Review of the dry run: each client can be accepted or left out before the template is applied. */
export function DryRunReview({ templateId, dryRun, options, isStale, onRepeat }: DryRunReviewProps) {
  const { clients, leftOut, version } = dryRun
  const served = clients.filter(({ refusal }) => refusal === null)
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  // Client key: a repeated request with it applies nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const apply = useApiMutation(templates.apply, {
    refresh: [templates.applications, templates.list],
    onSuccess: ({ id }) => void navigate(templatePath(paths.templateApplication, id)),
    onError: (problem) => {
      toastProblem(problem)
      if (problem.code === 'changed_meanwhile') onRepeat()
    },
  })
  const accepted = served.filter(({ clientId }) => !declined.has(clientId))
  const isMissing = ({ clientId, conflicts }: (typeof served)[number]) =>
    conflicts.some(({ allergen }) => allergen !== null) && !reasons[clientId]?.trim()
  const submit = () => {
    setChecked(true)
    if (accepted.some(isMissing)) return
    const body = {
      ...options,
      key,
      version,
      clients: accepted.map(({ clientId, basis, conflicts }) => ({
        clientId,
        basis,
        overrides: overridesOf(conflicts, reasons[clientId] ?? ''),
      })),
    }
    apply.mutate({ params: { id: templateId }, body })
  }
  return (
    <section className="mt-8" aria-label={texts.previewTitle}>
      <h2 className="text-xl">{texts.previewTitle}</h2>
      <p className="text-ink-soft">{texts.previewHint}</p>
      {leftOut.length > 0 ? (
        <div className="mt-3">
          <Notice tone="apricot">{texts.templateLeftOut(leftOut)}</Notice>
        </div>
      ) : null}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {clients.map((client) => (
          <DryRunRow
            key={client.clientId}
            client={client}
            isAccepted={!declined.has(client.clientId)}
            onAccept={(isAccepted) => setDeclined(withMembership(declined, client.clientId, !isAccepted))}
            reason={reasons[client.clientId] ?? ''}
            onReason={(reason) => setReasons({ ...reasons, [client.clientId]: reason })}
            error={isChecked && isMissing(client) ? texts.reasonRequired : undefined}
          />
        ))}
      </ul>
      <ReviewBar staleText={isStale ? texts.stale : undefined} repeatLabel={texts.checkAgain} onRepeat={onRepeat}>
        <Button pending={apply.isPending} disabled={accepted.length === 0} onClick={submit}>
          {accepted.length === 0 ? texts.noneAccepted : texts.go(accepted.length, options.release)}
        </Button>
      </ReviewBar>
    </section>
  )
}
