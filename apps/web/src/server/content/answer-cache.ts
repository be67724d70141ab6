import { LRUCache } from 'lru-cache'
import type { KeptAnswer, keptAnswers } from './kept-answers.ts'

/** Answers in memory; a site of 1 000 stories and its lists fit several times. */
const most = 5_000

/** How long a page waits for the newest answer when there is an older one, in milliseconds. */
const patienceWithCopy = 1_000

/** How long a page waits when there is none. */
const patienceWithout = 6_000

/** After a failure only older answers are given for this long. */
const pauseAfterFailure = 3_000

interface CacheOptions {
  readonly kept: ReturnType<typeof keptAnswers>
  readonly onError: (error: unknown) => void
}

/** An answer, and whether a newer one may exist. */
export interface Found<Value> {
  readonly value: Value
  readonly stale: boolean
}

/** The content service gives no answer, and has never given one. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}

/**
 * Answers of the content service by key and content version. Within a version each is asked for once; after a change the
 * last good one is given whenever the service fails or is slow, and fetched anew meanwhile.
 */
export function answerCache({ kept, onError }: CacheOptions) {
  const answers = new LRUCache<string, KeptAnswer>({ max: most })
  const loading = new Map<string, Promise<KeptAnswer>>()
  let version = 0
  let pausedUntil = 0

  const load = (key: string, ask: () => Promise<unknown>, keep: boolean): Promise<KeptAnswer> => {
    const underWay = loading.get(key)
    if (underWay) return underWay
    const asked = version
    const answer = ask()
      .then((value) => {
        const fresh = { value, version: asked }
        answers.set(key, fresh)
        if (keep) void kept.write(key, fresh)
        return fresh
      })
      .catch((error: unknown) => {
        pausedUntil = Date.now() + pauseAfterFailure
        throw error
      })
      .finally(() => loading.delete(key))
    loading.set(key, answer)
    return answer
  }

  return {
    /** The content version answers are given at; others count as old from then on. */
    version: () => version,
    setVersion(current: number) {
      if (current !== version) pausedUntil = 0
      version = current
    },
    /**
     * The answer for a key.
     * @param keep whether it shall outlive this process
     * @throws ContentUnavailable when there is none, not even an old one
     */
    async get<Value>(key: string, ask: () => Promise<Value>, { keep = true } = {}): Promise<Found<Value>> {
      const old = answers.get(key) ?? (keep ? await kept.read(key) : undefined)
      if (old && !answers.has(key)) answers.set(key, old)
      if (old?.version === version && version !== 0) return { value: old.value as Value, stale: false }
      if (old && Date.now() < pausedUntil) return { value: old.value as Value, stale: true }
      const fresh = load(key, ask, keep).catch((error: unknown) => {
        onError(error)
        return undefined
      })
      const answer = await within(fresh, old ? patienceWithCopy : patienceWithout)
      if (answer) return { value: answer.value as Value, stale: answer.version !== version }
      // Whoever comes next need not wait as long.
      pausedUntil = Math.max(pausedUntil, Date.now() + pauseAfterFailure)
      if (old) return { value: old.value as Value, stale: true }
      throw new ContentUnavailable('The content service has not answered yet.')
    },
  }
}

async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, milliseconds)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
