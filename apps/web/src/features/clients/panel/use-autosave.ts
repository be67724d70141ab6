import { clients } from '@kostbar/contracts/clients/endpoints'
import type { ClientDetails } from '@kostbar/contracts/clients/schemas'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { saveOnLeave } from '../../../lib/save-on-leave.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { useConfirmUnload } from '../../../lib/use-confirm-unload.ts'

type Fields = Pick<ClientDetails, 'goal' | 'tags' | 'privateNote' | 'nextReviewAt' | 'allowSwaps'>

/** Delay between the last change and its save, in ms. */
const pauseMs = 1_000

const pick = (fields: Fields, names: readonly string[]): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

const fieldsOf = ({ goal, tags, privateNote, nextReviewAt, allowSwaps }: ClientDetails): Fields => ({
  goal,
  tags,
  privateNote,
  nextReviewAt,
  allowSwaps,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Values with the fields that were changed elsewhere, such as a tag given to several clients. Fields edited here stay,
 * also with the spaces that the API has trimmed.
 * @param before what the API had stored before @param now what it has stored now
 */
const merge = (values: Fields, before: Fields, now: Fields): Fields => {
  const names = (Object.keys(values) as (keyof Fields)[]).filter((name) => isSame(values[name], before[name]))
  return { ...values, ...pick(now, names) }
}

/**
 * Field values of the client panel, saved a second after the last change and on leaving. Without a connection the save
 * is repeated until it is answered, also after leaving; values that the API refused stay in the fields and are sent
 * with the next change. In memory only: the note is health data.
 */
export function useAutosave(details: ClientDetails) {
  const { id } = details
  const [values, setValues] = useState(() => fieldsOf(details))
  const [known, setKnown] = useState(details)
  const [unsaved, setUnsaved] = useState<Partial<Fields>>({})
  const latest = useRef(values)
  const isFirst = useRef(true)
  if (details !== known) {
    setKnown(details)
    setValues(merge(values, fieldsOf(known), fieldsOf(details)))
  }
  useLayoutEffect(() => {
    latest.current = values
  }, [values])
  const save = useApiMutation(clients.update, {
    refresh: [clients.get, clients.list],
    scope: `client-${id}`,
    waitsForConnection: true,
    keepalive: true,
    onError: (problem, { body }) => {
      // The latest values, because a later save may have been sent meanwhile.
      setUnsaved((newer) => ({ ...pick(latest.current, Object.keys(body)), ...newer }))
      toastProblem(problem)
    },
  })
  const hasUnsaved = Object.keys(unsaved).length > 0
  const isWaiting = save.isPending && (save.isPaused || save.failureCount > 0)
  // While a save waits for a connection, the layout asks.
  useConfirmUnload(save.isError)

  const send = useEffectEvent(() => {
    const { privateNote: note, ...rest } = unsaved
    if (Object.keys(unsaved).length === 0) return
    setUnsaved({})
    save.mutate({ params: { id }, body: { ...rest, ...(typeof note === 'string' && { privateNote: note }) } })
  })

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // The effect depends on `values`, not on `unsaved`: after an error, only the next change retries.
    const timer = setTimeout(send, pauseMs, values)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => {
    const stopSaving = saveOnLeave(() => send())
    return () => {
      stopSaving()
      send()
    }
  }, [])

  return {
    values,
    change: (changes: Partial<Fields>) => {
      latest.current = { ...latest.current, ...changes }
      setValues(latest.current)
      setUnsaved((current) => ({ ...current, ...changes }))
    },
    state: stateOf({ ...save, isWaiting, hasUnsaved }),
  }
}

/** `clean`: nothing changed yet. `waiting`: no connection. `failed`: the API refused the last save. */
type AutosaveState = 'clean' | 'changed' | 'saving' | 'waiting' | 'saved' | 'failed'

interface AutosaveStatus {
  readonly isWaiting: boolean
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
  readonly hasUnsaved: boolean
}

function stateOf({ isWaiting, isPending, isError, isSuccess, hasUnsaved }: AutosaveStatus): AutosaveState {
  if (isWaiting) return 'waiting'
  if (isPending) return 'saving'
  if (isError) return 'failed'
  if (hasUnsaved) return 'changed'
  return isSuccess ? 'saved' : 'clean'
}
