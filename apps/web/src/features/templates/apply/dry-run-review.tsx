import type { Answer } from '@kostbar/contracts/endpoint'
import type { ClientConflict, DryRunClient } from '@kostbar/contracts/templates/apply-schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { overrideInput } from '../../../domain/conflicts/override-input.ts'
import { useApiMutation } from '../../../lib/api.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { paths, templatePath } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { withMembership } from '../../../lib/with-membership.ts'
import { Button } from '../../../ui/button.tsx'
import { focusAtTopOnMount } from '../../../ui/focus-on-mount.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ReviewBar } from '../../../ui/review-bar.tsx'
import { texts } from '../texts.ts'
import type { ApplyChoices } from './apply-options.tsx'
import { DryRunRow } from './dry-run-row.tsx'

export type DryRun = Answer<(typeof templates)['dryRun']>

interface DryRunReviewProps {
  readonly templateId: string
  readonly dryRun: DryRun
  /** Idempotency key of the application; a new one for each dry run. */
  readonly applicationKey: string
  readonly options: ApplyChoices
  /** Whether the choice has changed since: only a new dry run can be applied. */
  readonly isStale: boolean
  readonly onRepeat: () => void
}

/** Overrides with the reason, one per allergen conflict. */
const overridesOf = (conflicts: readonly ClientConflict[], reason: string) =>
  conflicts.flatMap(({ recipeId, foodId, allergen }) =>
    allergen === null ? [] : [overrideInput({ recipeId, foodId, allergen, reason })],
  )

/** Key of the reason for a client's allergens: other conflicts after a repeated dry run need a reason of their own. */
const reasonKey = ({ clientId, conflicts }: DryRunClient): string =>
  [
    clientId,
    ...overridesOf(conflicts, '')
      .map((override) => JSON.stringify(override))
      .sort(),
  ].join()

/**
 * Review of the dry run: each client can be accepted or left out before the template is applied. Decisions and typed
 * reasons outlast a repeated dry run.
 */
export function DryRunReview({ templateId, dryRun, applicationKey, options, isStale, onRepeat }: DryRunReviewProps) {
  const { clients, leftOut, version } = dryRun
  const served = clients.filter(({ refusal }) => refusal === null)
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  /** Number of attempts to apply; missing reasons are shown after the first. */
  const [attempts, setAttempts] = useState(0)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(section.current)
  }, [attempts])
  const navigate = useNavigate()
  const apply = useApiMutation(templates.apply, {
    refresh: [templates.applications, templates.list],
    onError: (problem) => {
      toastProblem(problem)
      if (problem.code === 'changed_meanwhile') onRepeat()
    },
  })
  const accepted = served.filter(({ clientId }) => !declined.has(clientId))
  const reasonOf = (client: DryRunClient) => reasons[reasonKey(client)] ?? ''
  const isMissing = (client: DryRunClient) =>
    client.conflicts.some(({ allergen }) => allergen !== null) && reasonOf(client).trim() === ''
  const submit = () => {
    setAttempts(attempts + 1)
    if (accepted.some(isMissing)) return
    const body = {
      ...options,
      key: applicationKey,
      version,
      clients: accepted.map((client) => ({
        clientId: client.clientId,
        basis: client.basis,
        overrides: overridesOf(client.conflicts, reasonOf(client)),
      })),
    }
    apply.mutate(
      { params: { id: templateId }, body },
      // Here, because it is not called once the page has been left.
      { onSuccess: ({ id }) => void navigate(templatePath(paths.templateApplication, id)) },
    )
  }
  return (
    <section ref={section} className="mt-8" aria-label={texts.previewTitle}>
      <h2 key={applicationKey} ref={focusAtTopOnMount} tabIndex={-1} className="scroll-mt-24 text-xl">
        {texts.previewTitle}
      </h2>
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
            reason={reasonOf(client)}
            onReason={(reason) => setReasons({ ...reasons, [reasonKey(client)]: reason })}
            error={attempts > 0 && isMissing(client) ? texts.reasonRequired : undefined}
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
