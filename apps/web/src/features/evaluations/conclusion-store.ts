import { createStore } from '../../lib/external-store.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { createSaveTimer, isRetried, type SaveState } from '../../lib/save-timer.ts'

interface SavedConclusion {
  readonly conclusion: string
  readonly rev: number
}

/**
 * Saves a conclusion based on its `rev`. @throws ProblemError `changed_meanwhile` with the stored conclusion as
 * `current`
 */
type Save = (draft: SavedConclusion) => Promise<{ rev: number }>

interface ConclusionSnapshot extends SavedConclusion {
  readonly saveState: SaveState
  /** Conclusion stored by another window meanwhile, until the conflict is resolved; null without a conflict. */
  readonly conflict: SavedConclusion | null
}

const saveDelayMs = 1_000

const isSaved = (value: unknown): value is SavedConclusion =>
  typeof value === 'object' && value !== null && 'rev' in value && 'conclusion' in value

/**
 * Store of a conclusion while it is typed: in memory, saved to the API a second after a change, one request at a time.
 */
export function createConclusionStore(initial: SavedConclusion, save: Save) {
  let stored = initial.conclusion
  let running: Promise<void> | undefined
  const timer = createSaveTimer(() => void flush())
  const store = createStore<ConclusionSnapshot>({ ...initial, saveState: 'saved', conflict: null })
  const update = (changes: Partial<ConclusionSnapshot>) => store.set({ ...store.get(), ...changes })

  async function send(): Promise<void> {
    const { conclusion, rev } = store.get()
    update({ saveState: 'saving' })
    try {
      const saved = await save({ conclusion, rev })
      stored = conclusion
      timer.resetRetries()
      const isDone = store.get().conclusion === stored
      update({ rev: saved.rev, saveState: isDone ? 'saved' : 'unsaved' })
      if (!isDone) timer.schedule(saveDelayMs)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (error.code === 'changed_meanwhile' && isSaved(error.current))
        return update({ saveState: 'unsaved', conflict: error.current })
      if (!isRetried(error)) return update({ saveState: 'failed' })
      update({ saveState: 'waiting' })
      timer.retry()
    }
  }

  /** Saves pending changes once the running request has ended. */
  async function flush(): Promise<void> {
    timer.cancel()
    while (running) await running
    const { conclusion, conflict } = store.get()
    if (conflict || conclusion === stored) return
    running = send().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    flush,
    type(conclusion: string): void {
      update({ conclusion, saveState: conclusion === stored ? 'saved' : 'unsaved' })
      timer.schedule(saveDelayMs)
    },
    /** Resolves a conflict with the other window's text (`takeTheirs`) or this window's. */
    resolve(takeTheirs: boolean): void {
      const { conflict } = store.get()
      if (!conflict) return
      stored = conflict.conclusion
      if (takeTheirs) update({ ...conflict, saveState: 'saved', conflict: null })
      else {
        update({ rev: conflict.rev, saveState: 'unsaved', conflict: null })
        timer.schedule(0)
      }
    },
    /** Takes over a newer conclusion, such as another window's; while there are own changes, saving them asks. */
    receive({ conclusion, rev }: SavedConclusion): void {
      const { conclusion: current, rev: currentRev, conflict } = store.get()
      if (rev <= currentRev || running || conflict || current !== stored) return
      stored = conclusion
      update({ conclusion, rev, saveState: 'saved' })
    },
    /**
     * Marks the current text as stored by publishing.
     * @param rev edit counter after it; the one of a draft that was received meanwhile may be the same
     */
    published(rev: number): void {
      stored = store.get().conclusion
      update({ rev: Math.max(rev, store.get().rev), saveState: 'saved' })
    },
    /** Saves pending changes a last time; no retries afterwards. */
    stop(): Promise<void> {
      timer.stop()
      return flush()
    },
    start: () => timer.start(),
  }
}

export type ConclusionStore = ReturnType<typeof createConclusionStore>
