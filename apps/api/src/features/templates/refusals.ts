import type { ProblemCode } from '@kostbar/contracts/problem'
import { refusal } from '../../problems/refusal.ts'
import { texts } from './texts.ts'

/** Sentences about one client among several, where the default sentence of the code does not fit. */
const ofApply: Partial<Record<ProblemCode, string>> = {
  coaching_ended: texts.coachingEnded,
  consent_needed: texts.noConsent,
  changed_meanwhile: texts.changedMeanwhile,
}

const ofUndo: Partial<Record<ProblemCode, string>> = {
  coaching_ended: texts.coachingEnded,
  changed_meanwhile: texts.changedSince,
}

/** Reason why a template is not applied to a client. */
export const applyRefusal = (code: ProblemCode) => refusal(code, ofApply[code])

/** Reason why a template is not applied to somebody who deleted the account. */
export const deletedAccount = () => refusal('not_found', texts.deletedAccount)

/** Reason why an application is not undone for a client. */
export const undoRefusal = (code: ProblemCode) => refusal(code, ofUndo[code])

/**
 * Code that is stored as the reason for a client. `allergen_conflict` becomes `changed_meanwhile`, because a missing
 * reason for an allergen would reveal an allergy in plain text. It is also true: the conflicts are no longer those of
 * the dry run.
 */
export const storedCode = (code: ProblemCode): ProblemCode =>
  code === 'allergen_conflict' ? 'changed_meanwhile' : code
