import PQueue from 'p-queue'

/** Requests of a kind at the same time; the client of the content service sends five per second in all. */
const concurrency = { shared: 2, pages: 2, navigation: 1 }

/** Waiting requests for single stories; more would not be sent before those who wait for them give up. */
const maxWaiting = 15

/**
 * Who waits for a request to the content service: `shared` for what every page needs (version, slugs, lists), `pages` for
 * the story of a page, `navigation` for a story that a browser fetches. Each kind has a queue of its own.
 */
export type RequestKind = keyof typeof concurrency

/** Queues for requests to the content service. */
export function createRequestQueues() {
  const queues = {
    shared: new PQueue({ concurrency: concurrency.shared }),
    pages: new PQueue({ concurrency: concurrency.pages }),
    navigation: new PQueue({ concurrency: concurrency.navigation }),
  }
  return {
    /** Sends a request in turn. @throws Error when too many requests for stories wait already */
    async enqueue<Value>(kind: RequestKind, send: () => Promise<Value>): Promise<Value> {
      const queue = queues[kind]
      if (kind !== 'shared' && queue.size >= maxWaiting)
        throw new Error(`content service: the queue of ${kind} is full`)
      return queue.add(send)
    },
  }
}
