import { humanifiedMeals, weekdayNames } from '@kostbar/contracts/meals'
import type { Application, ApplicationClient } from '@kostbar/contracts/templates/apply-schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { paths, templatePath, userPath } from '../../lib/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { texts } from './texts.ts'

/** Page with the result of an application for each client, with undo. */
export function ApplicationResult({ id }: { id: string }) {
  const result = useQuery(query(templates.application, { params: { id } }))
  return (
    <>
      <BackLink to={`${paths.templates}?ansicht=angewendet`}>{texts.applications}</BackLink>
      <QueryView
        query={result}
        errorTitle={texts.resultFailed}
        skeleton={
          <SkeletonArea className="mt-4 flex flex-col gap-3">
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="h-60 w-full rounded-md" />
          </SkeletonArea>
        }
      >
        {(application) => <Result application={application} />}
      </QueryView>
    </>
  )
}

const countOf = ({ clients }: Application, status: ApplicationClient['status']) =>
  clients.filter((client) => client.status === status).length

function Result({ application }: { application: Application }) {
  const { id, templateId, templateName, createdAt, release, undoUntil, undoneAt, clients } = application
  const [isAsking, setAsking] = useState(false)
  const [isOver] = useState(() => Date.parse(undoUntil) < Date.now())
  const pending = clients.filter(({ status }) => status === 'PENDING')
  const isUndoable = clients.some((client) => client.status === 'APPLIED' && !client.undoneAt)
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="text-3xl wrap-anywhere">{texts.resultTitle(templateName)}</h1>
          <p className="mt-1 text-ink-soft">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>, {release ? texts.released : texts.asDraft}
          </p>
        </div>
        {isUndoable && !isOver ? (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        ) : null}
      </div>
      <div role="status" className="mt-4 flex flex-col gap-3">
        <Notice>
          {texts.summary(countOf(application, 'APPLIED'), countOf(application, 'SKIPPED'))}{' '}
          {undoneAt
            ? texts.undoneAt(formatDateTime(undoneAt))
            : isOver
              ? texts.undoExpired
              : isUndoable
                ? texts.undoUntil(formatDateTime(undoUntil))
                : ''}
        </Notice>
        {pending.length > 0 ? (
          <Notice tone="apricot">
            <p>{texts.pending(pending.length)}</p>
            {templateId ? (
              <ButtonLink
                size="sm"
                variant="secondary"
                className="mt-2"
                to={`${templatePath(paths.applyTemplate, templateId)}?${new URLSearchParams(pending.map((client) => ['person', client.clientId]))}`}
              >
                {texts.retry}
              </ButtonLink>
            ) : null}
          </Notice>
        ) : null}
      </div>
      <div className="mt-6">
        <Table caption={texts.result} columns={columns} rows={clients} rowKey={({ clientId }) => clientId} />
      </div>
      {isAsking ? (
        <ConfirmCall
          endpoint={templates.undo}
          request={{ params: { id } }}
          refresh={[templates.application, templates.applications, templates.list]}
          title={texts.undoTitle}
          text={texts.undoText}
          confirmLabel={texts.undo}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

const tones = { APPLIED: 'leaf', SKIPPED: 'apricot', PENDING: 'berry' } as const

function Outcome({ status, undoneAt, refusal, undoRefusal, changedSince }: ApplicationClient) {
  const slotNames = changedSince.map(({ day, meal }) => `${weekdayNames[day]}, ${humanifiedMeals[meal]}`)
  return (
    <span className="flex flex-col items-end gap-1 text-right table-columns:items-start table-columns:text-left">
      {undoneAt ? <Badge>{texts.rowUndone}</Badge> : <Badge tone={tones[status]}>{texts.rowStatus[status]}</Badge>}
      {refusal ? <span className="text-sm">{refusal.msg}</span> : null}
      {undoRefusal && !undoneAt ? <span className="text-sm text-berry">{undoRefusal.msg}</span> : null}
      {slotNames.length > 0 ? <span className="text-sm text-apricot-ink">{texts.changedSince(slotNames)}</span> : null}
    </span>
  )
}

const columns: readonly Column<ApplicationClient>[] = [
  {
    id: 'name',
    label: texts.person,
    isRowHeader: true,
    render: ({ clientId, name }) => (
      <Link to={userPath(paths.userPlan, clientId)} className="font-semibold text-leaf wrap-anywhere">
        {name ?? texts.formerAccount}
      </Link>
    ),
  },
  { id: 'outcome', label: texts.result, render: (client) => <Outcome {...client} /> },
]
