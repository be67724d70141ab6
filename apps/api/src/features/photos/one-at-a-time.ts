/**
 * Runs tasks one after another, because a decoded photo takes up to 200 MB. A task waits for the earlier tasks of its
 * owner before it lines up, so that many tasks of one owner delay those of others by a single one.
 * @returns a function that runs a task of an owner
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  /** End of the newest task of each owner who has one. */
  const ends = new Map<string, Promise<unknown>>()

  const lineUp = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  return <T>(owner: string, task: () => Promise<T>): Promise<T> => {
    const earlier = ends.get(owner) ?? Promise.resolve()
    const result = earlier.then(() => lineUp(task))
    const end = result
      .catch(() => undefined)
      .finally(() => {
        if (ends.get(owner) === end) ends.delete(owner)
      })
    ends.set(owner, end)
    return result
  }
}
