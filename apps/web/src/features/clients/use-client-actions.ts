import { clients } from '@kostbar/contracts/clients/endpoints'
import type { BulkResult, Client } from '@kostbar/contracts/clients/schemas'
import type { Request } from '@kostbar/contracts/endpoint'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { useRef, useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { problemLinkOf } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import type { TextLink } from '../../ui/linked-text.tsx'
import { texts } from './texts.ts'

export type BulkCommand = Request<typeof clients.bulk>['body']

/** An action as it is asked for: tag and message are entered, and the end of a coaching confirmed, in a dialog. */
export interface ActionRequest {
  readonly ids: readonly string[]
  readonly action: 'MESSAGE' | 'TAG' | 'PAUSE' | 'RESUME' | 'ARCHIVE'
}
export type RunAction = (request: ActionRequest) => void

const inverse = { TAG: 'UNTAG', UNTAG: 'TAG', PAUSE: 'RESUME', RESUME: 'PAUSE' } as const

const isInvertible = (action: BulkCommand['action']): action is keyof typeof inverse => Object.hasOwn(inverse, action)

/** The command that undoes one for the clients it changed; undefined where that is not possible. */
function undoOf(command: BulkCommand, changed: readonly string[]): BulkCommand | undefined {
  if (changed.length === 0 || !isInvertible(command.action)) return undefined
  return { ...command, ids: [...changed], action: inverse[command.action] } as BulkCommand
}

/** Why an action was refused for one client. */
interface Refusal {
  readonly id: string
  readonly name: string
  readonly problem: string
  readonly link: TextLink | undefined
}

/** What an action did. */
export interface Outcome {
  readonly text: string
  readonly refusals: readonly Refusal[]
  readonly undo: BulkCommand | undefined
}

function outcomeOf(command: BulkCommand, results: readonly BulkResult[], nameOf: (id: string) => string): Outcome {
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
  /** The clients on the screen. */
  readonly items: readonly Client[]
  readonly onDone: (command: BulkCommand, outcome: Outcome) => void
}

/** Runs commands on clients, one after another; keeps what the last one did until the next, and how to undo it. */
export function useClientActions({ items, onDone }: ClientActionsOptions) {
  const [outcome, setOutcome] = useState<Outcome>()
  // Kept from before the action: it may remove clients from the list.
  const names = useRef(new Map<string, string>())
  const mutation = useApiMutation(clients.bulk, {
    refresh: [clients.list, clients.one, messages.thread, messages.inbox],
    scope: 'clients',
    onSuccess: ({ results }, { body }) => {
      const done = outcomeOf(body, results, (id) => names.current.get(id) ?? '')
      setOutcome(done)
      onDone(body, done)
    },
    onError: (problem) => toastProblem(problem),
  })
  return {
    outcome,
    isPending: mutation.isPending,
    /** Why the last command failed; null while it runs and after it succeeded. */
    error: mutation.error,
    run: (body: BulkCommand) => {
      names.current = new Map(items.map((client) => [client.id, fullName(client)]))
      mutation.mutate({ body })
    },
    resetError: mutation.reset,
  }
}
