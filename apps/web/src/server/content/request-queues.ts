import PQueue from 'p-queue'

/** Maximum number of concurrent requests of each kind; the content service's client sends five per second in total. */
const concurrency = { shared: 2, pages: 2, navigation: 1 }

/**
 * Maximum number of waiting requests for single stories; further requests would be sent after their callers have given
 * up.
 */
const maxWaiting = 15

/**
 * Kinds of requests to the content service, each with a queue of its own: `shared` for what every page needs (version,
 * slugs, lists), `pages` for the story of a page, `navigation` for a story that a browser fetches.
 */
export type RequestKind = keyof typeof concurrency

/** Queues of requests to the content service, one per kind. */
export function createRequestQueues() {
  const queues = {
    shared: new PQueue({ concurrency: concurrency.shared }),
    pages: new PQueue({ concurrency: concurrency.pages }),
    navigation: new PQueue({ concurrency: concurrency.navigation }),
  }
  return {
    /**
     * Sends a request when its turn comes.
     * @throws Error when too many story requests are waiting
     */
    async enqueue<Value>(kind: RequestKind, send: () => Promise<Value>): Promise<Value> {
      const queue = queues[kind]
      if (kind !== 'shared' && queue.size >= maxWaiting)
        throw new Error(`content service: the queue of ${kind} is full`)
      return queue.add(send)
    },
  }
}
