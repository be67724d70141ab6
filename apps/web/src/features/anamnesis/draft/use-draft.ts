import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { AnamnesisDraft, AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, query } from '../../../lib/api.ts'
import { useExternalValue } from '../../../lib/external-store.ts'
import { ProblemError } from '../../../lib/problem-error.ts'
import { saveOnLeave } from '../../../lib/save-on-leave.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

interface DraftParams {
  readonly userId: string
  readonly overview: AnamnesisOverview
  readonly draft: AnamnesisDraft
}

/** Browsers limit `keepalive` requests to 64 kB, and a character takes up to three bytes. */
const isSmall = (answers: object) => JSON.stringify(answers).length < 20_000

/**
 * Creates the draft store of a mounted form: saves when the page is left and when the connection returns, and takes
 * over changes of other devices.
 */
export function useDraft({ userId, overview, draft }: DraftParams): DraftStore {
  const queries = useQueryClient()
  const [store] = useState(() => {
    const overviewQuery = query(anamnesis.get, { params: { userId } })
    return createDraftStore(overview.questionnaire, draft, {
      save: (body) => call(anamnesis.saveDraft, { params: { userId }, body }, { keepalive: isSmall(body.answers) }),
      load: async () => {
        const { draft: newest } = await queries.fetchQuery({ ...overviewQuery, staleTime: 0 })
        // Happens to a trainer when the member has stopped sharing the draft.
        if (!newest) throw new ProblemError({ code: 'forbidden', msg: '' }, 403)
        return newest
      },
    })
  })

  useEffect(() => {
    const { rev } = store.get()
    if (draft.rev > rev) store.receive(draft)
  }, [store, draft])

  useEffect(() => {
    store.start()
    const stopSaving = saveOnLeave(() => void store.flush())
    return () => {
      stopSaving()
      // So that the next visit of the page starts with the saved draft.
      void store.stop().finally(() => queries.invalidateQueries({ queryKey: [anamnesis.get.path] }))
    }
  }, [store, queries])
  return store
}

/** Current snapshot of the draft store; rerenders on every change. */
export const useDraftSnapshot = (store: DraftStore) => useExternalValue(store, store.get, store.get())
