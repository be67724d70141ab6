import type { SessionLoss } from './api.ts'
import { createStore } from './external-store.ts'

/** The loss that the user is asked about; null when there is none. */
export const sessionLoss = createStore<SessionLoss | null>(null)

let question: PromiseWithResolvers<SessionLoss | null> | undefined

/**
 * Asks the user to sign in again without leaving the page. Calls that lose the session meanwhile share the question; the
 * last loss counts, because another user may sign in after the session has ended.
 * @returns null once the session is regained; the loss that stays when the user gives up what is unsaved
 */
export function askToSignIn(loss: SessionLoss): Promise<SessionLoss | null> {
  question ??= Promise.withResolvers()
  sessionLoss.set(loss)
  return question.promise
}

/** Answers the question. @param outcome an error if it could not be asked: the calls that wait fail with it */
export function answerSignIn(outcome: 'REGAINED' | 'GIVEN_UP' | Error): void {
  if (outcome instanceof Error) question?.reject(outcome)
  else question?.resolve(outcome === 'REGAINED' ? null : sessionLoss.get())
  question = undefined
  sessionLoss.set(null)
}
