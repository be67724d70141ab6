import type { InviteVerdict, InviteVerdicts } from '@kostbar/contracts/invites/schemas'
import type { ParsedLine } from './parse-invitees.ts'
import { texts } from './texts.ts'

/** List with the verdicts of the API, of which there is one per line with an address, in the same order. */
export interface CheckedList {
  readonly lines: readonly ParsedLine[]
  readonly verdicts: InviteVerdicts
}

/** A line of a list and the verdict on it; undefined for a line without an address. */
interface JudgedLine {
  readonly line: ParsedLine
  readonly verdict: InviteVerdict | undefined
}

/** Each line of a list with its verdict. */
export function judgedLines({ lines, verdicts: { items } }: CheckedList): JudgedLine[] {
  const verdicts = items.values()
  return lines.map((line) => ({ line, verdict: line.email === null ? undefined : verdicts.next().value?.verdict }))
}

/** Number of invitations of a list that can be sent, or were sent. */
export const countSendable = ({ verdicts }: CheckedList): number =>
  verdicts.items.filter(({ verdict }) => verdict === 'OK').length

/** Verdicts on lines that can be sent later as they are. */
const laterVerdicts: readonly (InviteVerdict | undefined)[] = ['NO_SLOT', 'TOO_MANY_MAILS', 'TOO_MANY_OPEN']

/**
 * The part of a sent list that is still of use: lines without a valid address, and those to be sent later. First names of
 * two words need the heading: of a name without one, `parseInvitees` takes the first word.
 */
export function unsentLines(sent: CheckedList): string {
  const unsent = judgedLines(sent)
    .filter(({ line, verdict }) => line.email === null || laterVerdicts.includes(verdict))
    .map(({ line }) => line)
  const needsHeading = unsent.some(({ firstName }) => firstName?.includes(' '))
  const text = unsent.map(({ email, firstName, text }) =>
    email === null ? text : [email, firstName].filter(Boolean).join('; '),
  )
  return [...(needsHeading ? [texts.listHeading] : []), ...text].join('\n')
}
