import { setImmediate as nextTurn } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Overloaded } from './overload.ts'

/** Maximum number of pages rendered concurrently, per queue; more would delay each other and every other response. */
const concurrency = 12

/** Maximum number of waiting pages, per queue: about a second of rendering. */
const maxWaiting = 64

/**
 * Render queues: one for signed-in users and one for all others, so that many anonymous requests do not delay members.
 */
export function createRenderQueues() {
  /**
   * Starts one rendering per turn of the event loop, which rendering blocks, so that other requests are served in
   * between.
   */
  const turns = new PQueue({ concurrency: 1 })
  const queues = { anonymous: new PQueue({ concurrency }), signedIn: new PQueue({ concurrency }) }
  const refuseWhenFull = (queue: keyof typeof queues): void => {
    if (queues[queue].size >= maxWaiting) throw new Overloaded('Too many pages wait for being rendered.')
  }
  return {
    /**
     * Early check that is cheaper than a refused `enqueue` with all the work before it.
     * @throws Overloaded when too many pages are waiting
     */
    refuseWhenFull,

    /**
     * Renders a page when its turn comes.
     * @param signal aborts when the client is gone; a waiting page is then not rendered
     * @throws Overloaded when too many pages are waiting
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
