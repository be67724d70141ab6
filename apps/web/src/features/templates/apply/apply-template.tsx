import { templates } from '@kostbar/contracts/templates/endpoints'
import { maxApplyClients } from '@kostbar/contracts/templates/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClientChoice } from '../../../domain/clients/client-choice.tsx'
import { query, useApiMutation } from '../../../lib/api.ts'
import { paths, templatePath } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { TemplateError } from '../template-error.tsx'
import { texts } from '../texts.ts'
import { type ApplyChoices, ApplyOptions } from './apply-options.tsx'
import { type DryRun, DryRunReview } from './dry-run-review.tsx'

/** Page to apply a template: choice of clients, options, and a dry run to check. `?person=` preselects clients. */
export function ApplyTemplate({ id }: { id: string }) {
  const template = useQuery(query(templates.get, { params: { id } }))
  return (
    <QueryView
      query={template}
      errorView={TemplateError}
      skeleton={
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-60 w-full rounded-md" />
        </SkeletonArea>
      }
    >
      {({ name }) => (
        <>
          <BackLink to={templatePath(paths.template, id)}>{name}</BackLink>
          <h1 className="mt-2 mb-6 text-3xl wrap-anywhere">{texts.applyTitle(name)}</h1>
          <Steps id={id} />
        </>
      )}
    </QueryView>
  )
}

interface Checked {
  readonly dryRun: DryRun
  /** Idempotency key of the application: a repeated request with it applies nothing twice. */
  readonly key: string
  /** Key of the choice that the dry run was made for. */
  readonly choice: string
  readonly options: ApplyChoices
}

function Steps({ id }: { id: string }) {
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(params.getAll('person').slice(0, maxApplyClients)),
  )
  const [options, setOptions] = useState<ApplyChoices>({ mode: 'REPLACE', scalePortions: true, release: false })
  const [checked, setChecked] = useState<Checked>()
  const choice = JSON.stringify([[...chosen].sort(), options])
  const dryRun = useApiMutation(templates.dryRun, {
    onError: toastProblem,
  })
  const check = () =>
    dryRun.mutate(
      { params: { id }, body: { ...options, clientIds: [...chosen] } },
      { onSuccess: (answer) => setChecked({ dryRun: answer, key: crypto.randomUUID(), choice, options }) },
    )
  return (
    <>
      <ClientChoice chosen={chosen} onChange={setChosen} max={maxApplyClients} />
      <ApplyOptions options={options} onChange={setOptions} />
      <Button
        variant={checked ? 'secondary' : 'primary'}
        className="mt-6"
        pending={dryRun.isPending}
        disabled={chosen.size === 0}
        onClick={check}
      >
        {checked ? texts.checkAgain : texts.check}
      </Button>
      {checked ? (
        <DryRunReview
          templateId={id}
          dryRun={checked.dryRun}
          applicationKey={checked.key}
          options={checked.options}
          isStale={checked.choice !== choice}
          onRepeat={check}
        />
      ) : null}
    </>
  )
}
