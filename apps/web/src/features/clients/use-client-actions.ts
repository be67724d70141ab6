import { clients } from '@kostbar/contracts/clients/endpoints'
import type { BulkResult } from '@kostbar/contracts/clients/schemas'
import type { Request } from '@kostbar/contracts/endpoint'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

export type BulkCommand = Request<typeof clients.bulk>['body']

/** An action as it is asked for: a tag is entered, and the end of a coaching confirmed, in a dialog. */
export interface ActionRequest {
  readonly ids: readonly string[]
  readonly action: 'TAG' | 'PAUSE' | 'RESUME' | 'ARCHIVE'
}
export type RunAction = (request: ActionRequest) => void

const inverse = { TAG: 'UNTAG', UNTAG: 'TAG', PAUSE: 'RESUME', RESUME: 'PAUSE' } as const

/** The command that undoes one for the clients it changed; undefined where that is not possible. */
function undoOf(command: BulkCommand, changed: readonly string[]): BulkCommand | undefined {
  if (changed.length === 0 || command.action === 'ARCHIVE' || command.action === 'REACTIVATE') return undefined
  return { ...command, ids: [...changed], action: inverse[command.action] } as BulkCommand
}

/** What a command did, as sentences. */
function summaryOf(command: BulkCommand, results: readonly BulkResult[]): string {
  const changed = results.filter((result) => result.changed).length
  const refused = results.filter((result) => result.problem)
  const sentences = [
    changed > 0 ? texts.changed[command.action](changed) : '',
    refused.length > 0 ? texts.refused(refused.length, refused[0]?.problem?.msg ?? '') : '',
  ].filter(Boolean)
  return sentences.join(' ') || texts.unchanged
}

interface Outcome {
  readonly text: string
  readonly undo: BulkCommand | undefined
}

/** Runs commands on clients, one after another; keeps what the last one did until the next, and how to undo it. */
export function useClientActions(onDone: () => void) {
  const [outcome, setOutcome] = useState<Outcome>()
  const mutation = useApiMutation(clients.bulk, {
    refresh: [clients.list, clients.one],
    scope: 'clients',
    onSuccess: ({ results }, { body }) => {
      const changed = results.filter((result) => result.changed).map(({ id }) => id)
      setOutcome({ text: summaryOf(body, results), undo: undoOf(body, changed) })
      onDone()
    },
    onError: (problem) => void toast.error(problemText(problem)),
  })
  return {
    outcome,
    isPending: mutation.isPending,
    run: (body: BulkCommand) => mutation.mutate({ body }),
    dismiss: () => setOutcome(undefined),
  }
}
