/**
 * Runs tasks one after another, because a decoded photo takes up to 200 MB.
 * @returns a function that runs a task once all earlier tasks have ended
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
