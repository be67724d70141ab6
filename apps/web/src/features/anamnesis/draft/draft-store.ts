import { changesSince, findConflicts } from '@kostbar/contracts/anamnesis/conflicts'
import type { Answers, QuestionAnswer, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import type { AnamnesisDraft } from '@kostbar/contracts/anamnesis/schemas'
import { validateDraft } from '@kostbar/contracts/anamnesis/validation'
import { createStore } from '../../../lib/external-store.ts'
import { ProblemError } from '../../../lib/problem-error.ts'
import { createSaveTimer, isRetried, type SaveState } from '../../../lib/save-timer.ts'

/** Changed answers by question id; null removes the answer. */
type AnswerChanges = Readonly<Record<string, QuestionAnswer | null>>

interface SaveCommand {
  readonly step: string
  readonly answers: AnswerChanges
  /** Edit counter of the draft that the changes are based on. */
  readonly rev: number
}

/** API calls of the draft store. */
export interface DraftBackend {
  /** @throws ProblemError `changed_meanwhile` when `rev` is not the latest */
  readonly save: (command: SaveCommand) => Promise<{ rev: number; updatedAt: string }>
  readonly load: () => Promise<AnamnesisDraft>
}

/** State of saving the draft. `blocked`: the consent was withdrawn; `resume` continues after it has been given again. */
export type DraftSaveState = SaveState | 'blocked'

/** Questions that were answered differently here and on another device, with that device's draft. */
interface DraftConflict {
  readonly draft: AnamnesisDraft
  readonly questionIds: readonly string[]
}

export interface DraftSnapshot {
  readonly answers: Answers
  readonly rev: number
  readonly updatedAt: string | null
  readonly saveState: DraftSaveState
  /** Why the draft is not saved; null while there is no error. */
  readonly problem: ProblemError | null
  readonly conflict: DraftConflict | null
}

/** Delay between a change and its save, in ms: the most typing that is lost when the tab is killed. */
const saveDelayMs = 1_000

const applyChanges = (answers: Answers, changes: AnswerChanges): Answers => {
  const changed: Record<string, QuestionAnswer> = { ...answers }
  for (const [id, answer] of Object.entries(changes)) {
    if (answer === null) delete changed[id]
    else changed[id] = answer
  }
  return changed
}

/**
 * Store of an anamnesis draft while it is filled in: answers live in memory and are saved to the API a second after a
 * change, one request at a time. Without a connection they stay in memory, never in the browser's storage.
 */
export function createDraftStore(questionnaire: Questionnaire, initial: AnamnesisDraft, backend: DraftBackend) {
  /** Answers stored by the API when the edit counter was `rev`. */
  let base = initial.answers
  let savedStep = initial.step
  let step = initial.step
  const timer = createSaveTimer(() => void flush())
  let running: Promise<void> | undefined
  const store = createStore<DraftSnapshot>({
    answers: base,
    rev: initial.rev,
    updatedAt: initial.updatedAt,
    saveState: 'saved',
    problem: null,
    conflict: null,
  })
  const update = (changes: Partial<DraftSnapshot>) => store.set({ ...store.get(), ...changes })

  /** Unsaved changes that the API accepts: a text over its length limit is left out until it is shortened. */
  const storableChanges = (): AnswerChanges => {
    const { answers } = store.get()
    const problems = validateDraft(questionnaire, answers)
    return Object.fromEntries(Object.entries(changesSince(base, answers)).filter(([id]) => !(id in problems)))
  }
  const hasChanges = () => step !== savedStep || Object.keys(storableChanges()).length > 0
  const hasUnsavedAnswers = () => Object.keys(changesSince(base, store.get().answers)).length > 0

  /** Save state while no request runs; `failed` when all that is unsaved is too long to be stored. */
  const settledState = (): DraftSaveState => {
    if (hasChanges()) return 'unsaved'
    return hasUnsavedAnswers() ? 'failed' : 'saved'
  }

  async function send(): Promise<void> {
    const { rev } = store.get()
    const command = { step: step ?? '', answers: storableChanges(), rev }
    update({ saveState: 'saving', problem: null })
    try {
      const saved = await backend.save(command)
      base = applyChanges(base, command.answers)
      savedStep = command.step
      timer.resetRetries()
      update({
        rev: Math.max(saved.rev, store.get().rev),
        updatedAt: saved.updatedAt,
        saveState: settledState(),
      })
      if (hasChanges()) timer.schedule(saveDelayMs)
    } catch (error) {
      await handleFailure(error)
    }
  }

  async function handleFailure(error: unknown): Promise<void> {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'changed_meanwhile') return reload()
    if (error.code === 'consent_needed') return update({ saveState: 'blocked', problem: error })
    if (!isRetried(error)) return update({ saveState: 'failed', problem: error })
    update({ saveState: 'waiting', problem: error })
    timer.retry()
  }

  async function reload(): Promise<void> {
    try {
      take(await backend.load())
    } catch (error) {
      await handleFailure(error)
    }
  }

  /** Saves pending changes once the running request has ended. */
  async function flush(): Promise<void> {
    timer.cancel()
    while (running) await running
    if (store.get().conflict) return
    if (!hasChanges()) return update({ saveState: settledState(), problem: null })
    running = send().finally(() => {
      running = undefined
    })
    await running
  }

  /** Takes over a newer draft of another device; asks where both have answered the same question. */
  function take(draft: AnamnesisDraft): void {
    if (draft.rev < store.get().rev) return
    const questionIds = findConflicts(base, store.get().answers, draft.answers)
    if (questionIds.length > 0) {
      timer.cancel()
      update({ conflict: { draft, questionIds }, saveState: 'unsaved' })
    } else adopt(draft, [])
  }

  /**
   * Replaces the base by `draft` and reapplies the local changes.
   * @param discarded ids of questions whose local answers are dropped
   */
  function adopt(draft: AnamnesisDraft, discarded: readonly string[]): void {
    const own = Object.entries(changesSince(base, store.get().answers)).filter(([id]) => !discarded.includes(id))
    base = draft.answers
    // The step stored by the other device is ignored: this device stays at its own.
    savedStep = step
    const answers = applyChanges(base, Object.fromEntries(own))
    update({ answers, rev: draft.rev, updatedAt: draft.updatedAt, conflict: null })
    update({ saveState: settledState() })
    if (hasChanges()) timer.schedule(0)
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** Answers a question; null removes the answer. */
    answer(id: string, answer: QuestionAnswer | null): void {
      update({ answers: applyChanges(store.get().answers, { [id]: answer }) })
      if (store.get().saveState === 'saved' || store.get().saveState === 'failed') update({ saveState: 'unsaved' })
      if (store.get().saveState !== 'blocked') timer.schedule(saveDelayMs)
    },
    /** Sets the step at which the member continues on another device; saved together with pending changes. */
    goTo(stepId: string): void {
      step = stepId
      if (store.get().saveState !== 'blocked') void flush()
    },
    flush,
    /** Takes over a newer draft; during a save only after its answer, as the draft may be the saved one. */
    receive(draft: AnamnesisDraft): void {
      if (running) void running.then(() => take(draft))
      else take(draft)
    },
    /** Reads the draft again after the API has refused an outdated `rev`. */
    reload,
    /** Resolves a conflict. @param theirs ids of questions for which the other device's answer is kept */
    resolveConflict(theirs: readonly string[]): void {
      const { conflict } = store.get()
      if (conflict) adopt(conflict.draft, theirs)
    },
    /** Continues saving after the consent has been given again. */
    resume(): void {
      update({ saveState: 'unsaved' })
      void flush()
    },
    /** Whether the API has stored every change. */
    isSaved: () => !hasChanges() && running === undefined,
    /** Whether there are answers that the API has not stored, such as one that is too long. */
    hasUnsavedAnswers,
    /** Saves pending changes a last time; no retries afterwards. @returns a promise that is resolved after the attempt */
    stop(): Promise<void> {
      timer.stop()
      return flush()
    },
    /** Saves by itself again after `stop`. */
    start: () => timer.start(),
  }
}

export type DraftStore = ReturnType<typeof createDraftStore>
