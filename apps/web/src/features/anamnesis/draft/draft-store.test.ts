import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import type { Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import type { AnamnesisDraft } from '@kostbar/contracts/anamnesis/schemas'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProblemError } from '../../../lib/problem-error.ts'
import { createDraftStore } from './draft-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const updatedAt = '2026-11-22T13:03:00.000Z'
const draftOf = (answers: Answers, rev: number, step: string | null = 'body'): AnamnesisDraft => ({
  answers,
  rev,
  step,
  updatedAt,
  isUpdatedByTrainer: false,
  isShared: false,
})
const refusal = (code: ProblemCode, status: number) => new ProblemError({ code, msg: 'Das geht nicht.' }, status)

/** In-memory draft API with revisions like the real one; its requests can be made to fail. */
function fakeBackend(initial: AnamnesisDraft) {
  const backend = {
    draft: initial,
    failure: null as ProblemError | null,
    /** Makes the next save take effect and lose its response. */
    isAnswerLost: false,
    saves: [] as object[],
    save: async (command: { step: string; answers: Record<string, unknown>; rev: number }) => {
      backend.saves.push(command)
      if (backend.failure) throw backend.failure
      if (command.rev !== backend.draft.rev) throw refusal('changed_meanwhile', 409)
      const answers = Object.fromEntries(
        Object.entries({ ...backend.draft.answers, ...command.answers }).filter(([, answer]) => answer !== null),
      ) as Answers
      backend.draft = { ...backend.draft, answers, step: command.step, rev: command.rev + 1 }
      if (backend.isAnswerLost) {
        backend.isAnswerLost = false
        throw ProblemError.offline(new Error('lost'))
      }
      return { rev: backend.draft.rev, updatedAt }
    },
    load: async () => backend.draft,
  }
  return backend
}

const start = (initial = draftOf({ height: 170 }, 3)) => {
  const backend = fakeBackend(initial)
  return { backend, store: createDraftStore(anamnesisQuestionnaire, initial, backend) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('saves changed answers alone, at most a second after they were typed, also while typing goes on', async () => {
  const { backend, store } = start()
  store.answer('weight', 72)
  await pass(600)
  store.answer('whyNow', 'Weil')
  await pass(400)
  expect(backend.saves).toEqual([{ step: 'body', answers: { weight: 72, whyNow: 'Weil' }, rev: 3 }])
  expect(store.get()).toMatchObject({ saveState: 'saved', rev: 4, updatedAt })
  store.answer('weight', null)
  await pass(1000)
  expect(backend.saves[1]).toEqual({ step: 'body', answers: { weight: null }, rev: 4 })
  await pass(60_000)
  expect(backend.saves).toHaveLength(2)
})

test('sends one request at a time; what is typed meanwhile follows it', async () => {
  const { backend, store } = start()
  const slow = Promise.withResolvers<void>()
  const { save } = backend
  backend.save = async (command) => {
    await slow.promise
    return save(command)
  }
  store.answer('weight', 72)
  await pass(1000)
  store.answer('weight', 73)
  await pass(5000)
  expect(backend.saves).toHaveLength(0)
  slow.resolve()
  await pass(1000)
  expect(backend.draft).toMatchObject({ answers: { height: 170, weight: 73 }, rev: 5 })
  expect(store.get().saveState).toBe('saved')
})

test('remembers the step at once, also without an answer', async () => {
  const { backend, store } = start()
  store.goTo('goals')
  await pass(0)
  expect(backend.saves).toEqual([{ step: 'goals', answers: {}, rev: 3 }])
  store.goTo('goals')
  await pass(2000)
  expect(backend.saves).toHaveLength(1)
})

test('waits for the connection, keeps what is typed, and sends it all once it is back', async () => {
  const { backend, store } = start()
  backend.failure = ProblemError.offline(new Error('offline'))
  store.answer('weight', 72)
  await pass(1000)
  expect(store.get().saveState).toBe('waiting')
  store.answer('waist', 80)
  await pass(60_000)
  expect(store.get()).toMatchObject({ saveState: 'waiting', answers: { height: 170, weight: 72, waist: 80 } })
  backend.failure = null
  await store.flush()
  expect(backend.draft.answers).toEqual({ height: 170, weight: 72, waist: 80 })
  expect(store.get().saveState).toBe('saved')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('an answer of the API that is lost leads to no question', async () => {
  const { backend, store } = start()
  backend.isAnswerLost = true
  store.answer('weight', 72)
  await pass(1000)
  await pass(2000)
  expect(store.get()).toMatchObject({
    saveState: 'saved',
    conflict: null,
    rev: 4,
    answers: { height: 170, weight: 72 },
  })
})

test('merges another device that answered other questions', async () => {
  const { backend, store } = start()
  backend.draft = draftOf({ height: 170, waist: 80 }, 7)
  store.answer('weight', 72)
  await pass(1000)
  await pass(1)
  expect(store.get()).toMatchObject({ conflict: null, answers: { height: 170, waist: 80, weight: 72 } })
  expect(backend.draft).toMatchObject({ answers: { height: 170, waist: 80, weight: 72 }, rev: 8 })
})

test('asks when another device answered the same question, and saves nothing until it is decided', async () => {
  const { backend, store } = start()
  backend.draft = draftOf({ height: 170, weight: 80, whyNow: 'Dort' }, 7)
  store.answer('weight', 72)
  store.answer('whyNow', 'Hier')
  await pass(1000)
  expect(store.get().conflict?.questionIds).toEqual(['weight', 'whyNow'])
  store.answer('waist', 80)
  await pass(30_000)
  expect(backend.draft.rev).toBe(7)
  store.resolveConflict(['weight'])
  await pass(0)
  expect(backend.draft).toMatchObject({ answers: { height: 170, weight: 80, whyNow: 'Hier', waist: 80 }, rev: 8 })
  expect(store.get()).toMatchObject({ conflict: null, saveState: 'saved' })
})

test('takes over a newer draft that arrives by itself, and ignores an older one', async () => {
  const { store } = start()
  store.receive(draftOf({ height: 171 }, 4))
  expect(store.get()).toMatchObject({ answers: { height: 171 }, rev: 4, saveState: 'saved' })
  store.receive(draftOf({ height: 150 }, 2))
  expect(store.get().answers).toEqual({ height: 171 })
})

test('its own save, read back before it is answered, is no conflict with what was typed since', async () => {
  const { backend, store } = start()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { save } = backend
  backend.save = async (command) => {
    const saved = await save(command)
    await promise
    return saved
  }
  store.answer('anythingElse', 'Maril')
  await pass(1_000)
  store.answer('anythingElse', 'Marillen')
  store.receive(backend.draft)
  resolve()
  await pass(1_000)
  expect(store.get()).toMatchObject({ conflict: null, saveState: 'saved' })
  expect(backend.draft.answers.anythingElse).toBe('Marillen')
})

test('a withdrawn consent stops saving and loses nothing; given again, it is saved', async () => {
  const { backend, store } = start()
  backend.failure = refusal('consent_needed', 403)
  store.answer('weight', 72)
  await pass(1000)
  expect(store.get()).toMatchObject({ saveState: 'blocked', answers: { weight: 72 } })
  store.answer('weight', 73)
  await pass(60_000)
  expect(backend.saves).toHaveLength(1)
  backend.failure = null
  store.resume()
  await pass(0)
  expect(backend.draft.answers).toEqual({ height: 170, weight: 73 })
})

test('a text that is too long stays out of the request until it is shortened; the rest is saved', async () => {
  const { backend, store } = start()
  store.answer('whyNow', 'x'.repeat(40_000))
  store.answer('weight', 72)
  await pass(1000)
  expect(backend.saves).toEqual([{ step: 'body', answers: { weight: 72 }, rev: 3 }])
  expect(store.get().saveState).toBe('failed')
  store.answer('whyNow', 'سلام 👩‍🍳')
  await pass(1000)
  expect(backend.draft.answers).toMatchObject({ whyNow: 'سلام 👩‍🍳' })
})

test('a refusal says why, and the next change tries again', async () => {
  const { backend, store } = start()
  backend.failure = refusal('invalid_input', 400)
  store.answer('weight', 72)
  await pass(30_000)
  expect(store.get()).toMatchObject({ saveState: 'failed', problem: { msg: 'Das geht nicht.' } })
  expect(backend.saves).toHaveLength(1)
  backend.failure = null
  store.answer('waist', 80)
  await pass(1000)
  expect(backend.draft.answers).toEqual({ height: 170, weight: 72, waist: 80 })
})

test('a change that is taken back is saved without a request', async () => {
  const { backend, store } = start()
  store.answer('weight', 7)
  store.answer('weight', null)
  expect(store.get().saveState).toBe('unsaved')
  await pass(1000)
  expect(store.get().saveState).toBe('saved')
  expect(backend.saves).toEqual([])
})

test('saves once more when it is stopped, and makes no further attempts', async () => {
  const { backend, store } = start()
  backend.failure = ProblemError.offline(new Error('offline'))
  store.answer('weight', 72)
  store.stop()
  await pass(60_000)
  expect(backend.saves).toHaveLength(1)
})
