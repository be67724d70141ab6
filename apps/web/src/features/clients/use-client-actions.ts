import { clients } from '@kostbar/contracts/clients/endpoints'
import type { BulkResult, Client } from '@kostbar/contracts/clients/schemas'
import type { Request } from '@kostbar/contracts/endpoint'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useRef, useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { problemLinkOf } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import type { TextLink } from '../../ui/linked-text.tsx'
import { texts } from './texts.ts'

export type BulkCommand = Request<typeof clients.bulk>['body']

/** Requested action before its dialog: tag and message are entered, and the end of a coaching is confirmed there. */
export interface ActionRequest {
  readonly ids: readonly string[]
  readonly action: 'MESSAGE' | 'TAG' | 'PAUSE' | 'RESUME' | 'ARCHIVE'
}
export type RunAction = (request: ActionRequest) => void

const inverse = { TAG: 'UNTAG', UNTAG: 'TAG', PAUSE: 'RESUME', RESUME: 'PAUSE' } as const

const isInvertible = (action: BulkCommand['action']): action is keyof typeof inverse => Object.hasOwn(inverse, action)

/** Inverse command for the clients that a command changed; undefined if it cannot be undone. */
function undoOf(command: BulkCommand, changed: readonly string[]): BulkCommand | undefined {
  if (changed.length === 0 || !isInvertible(command.action)) return undefined
  return { ...command, ids: [...changed], action: inverse[command.action] } as BulkCommand
}

/** Refusal of an action for one client, with the reason. */
interface Refusal {
  readonly id: string
  readonly name: string
  readonly problem: string
  readonly link: TextLink | undefined
}

/** Result of an action: summary, refusals, and the command to undo it. */
export interface BulkOutcome {
  readonly text: string
  readonly refusals: readonly Refusal[]
  readonly undo: BulkCommand | undefined
}

function outcomeOf(command: BulkCommand, results: readonly BulkResult[], nameOf: (id: string) => string): BulkOutcome {
  const changed = results.filter((result) => result.changed).map(({ id }) => id)
  const refusals = results.flatMap(({ id, problem }) =>
    problem ? [{ id, name: nameOf(id), problem: problem.msg, link: problemLinkOf(problem) }] : [],
  )
  const sentences = [
    changed.length > 0 ? texts.changed[command.action](changed.length) : '',
    refusals.length > 0 ? texts.refused(refusals.length) : '',
  ].filter(Boolean)
  return { text: sentences.join(' ') || texts.unchanged, refusals, undo: undoOf(command, changed) }
}

interface ClientActionsOptions {
  /** Clients that commands may act on. */
  readonly clients: readonly Client[]
  readonly onDone: (command: BulkCommand, outcome: BulkOutcome) => void
}

/** Runs bulk commands on clients in order; keeps the outcome of the last one, with its undo command, until the next. */
export function useClientActions({ clients: known, onDone }: ClientActionsOptions) {
  const [outcome, setOutcome] = useState<BulkOutcome>()
  // Names from before the action, which may remove clients from the list.
  const names = useRef(new Map<string, string>())
  const mutation = useApiMutation(clients.bulk, {
    // The end of a coaching frees a slot.
    refresh: [clients.list, clients.get, messages.thread, messages.inbox, subscriptions.slotUsage],
    scope: 'clients',
    onSuccess: ({ results }, { body }) => {
      const done = outcomeOf(body, results, (id) => names.current.get(id) ?? '')
      setOutcome(done)
      onDone(body, done)
    },
    onError: toastProblem,
  })
  return {
    outcome,
    isPending: mutation.isPending,
    /** Error of the last command; null while it runs and after it succeeded. */
    error: mutation.error,
    run: (body: BulkCommand) => {
      names.current = new Map(known.map((client) => [client.id, fullName(client)]))
      mutation.mutate({ body })
    },
    closeOutcome: () => setOutcome(undefined),
    resetError: mutation.reset,
  }
}
