import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Overloaded } from './overload.ts'

/** Pages that are rendered at the same time, for each queue; more would delay each other and every other response. */
const concurrency = 12

/** Pages that wait, for each queue: about a second of rendering. */
const maxWaiting = 64

/**
 * Queues for rendering, one for signed-in people and one for everybody else, so that many anonymous requests do not delay
 * members.
 */
export function createRenderQueues() {
  /** Rendering blocks the event loop: one page per turn, so that other requests are served in between. */
  const turns = new PQueue({ concurrency: 1 })
  const queues = { anonymous: new PQueue({ concurrency }), signedIn: new PQueue({ concurrency }) }
  const refuseWhenFull = (queue: keyof typeof queues): void => {
    if (queues[queue].size >= maxWaiting) throw new Overloaded('Too many pages wait for being rendered.')
  }
  return {
    /** Costs less than a refused `enqueue` with all that comes before it. @throws Overloaded when too many pages wait already */
    refuseWhenFull,

    /**
     * Renders in turn.
     * @param signal aborted when the caller is gone; what waits then is not rendered
     * @throws Overloaded when too many pages wait already
     */
    async enqueue<Page>(queue: keyof typeof queues, signal: AbortSignal, render: () => Promise<Page>): Promise<Page> {
      refuseWhenFull(queue)
      const renderInTurn = async () => {
        await turns.add(() => nextTurn())
        return render()
      }
      return queues[queue].add(renderInTurn, { signal })
    },
  }
}
