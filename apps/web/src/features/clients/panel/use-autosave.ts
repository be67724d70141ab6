import { clients } from '@kostbar/contracts/clients/endpoints'
import type { ClientDetails } from '@kostbar/contracts/clients/schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'

type Fields = Pick<ClientDetails, 'goal' | 'tags' | 'privateNote' | 'nextReviewAt' | 'allowSwaps'>

/** Delay between the last change and its save, in ms. */
const pauseMs = 1_000

/**
 * Field values of the client panel, saved a second after the last change and on leaving. Values that could not be saved
 * stay in the fields and are sent with the next change. In memory only: the note is health data.
 */
export function useAutosave(details: ClientDetails) {
  const { id, goal, tags, privateNote, nextReviewAt, allowSwaps } = details
  const [values, setValues] = useState<Fields>({ goal, tags, privateNote, nextReviewAt, allowSwaps })
  const [unsaved, setUnsaved] = useState<Partial<Fields>>({})
  const isFirst = useRef(true)
  const save = useApiMutation(clients.update, {
    refresh: [clients.one, clients.list],
    scope: `client-${id}`,
    onError: (problem, { body }) => {
      setUnsaved((newer) => ({ ...(body as Partial<Fields>), ...newer }))
      toastProblem(problem)
    },
  })
  const hasUnsaved = Object.keys(unsaved).length > 0

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
    const flush = () => send()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    values,
    change: (changes: Partial<Fields>) => {
      setValues((current) => ({ ...current, ...changes }))
      setUnsaved((current) => ({ ...current, ...changes }))
    },
    state: save.isPending
      ? ('saving' as const)
      : save.isError
        ? ('failed' as const)
        : hasUnsaved
          ? ('changed' as const)
          : save.isSuccess
            ? ('saved' as const)
            : ('clean' as const),
  }
}
