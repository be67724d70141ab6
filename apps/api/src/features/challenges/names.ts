import type { ChallengeNames } from '@kostbar/contracts/challenges/schemas'

interface Name {
  readonly firstName: string
  readonly lastName: string | null
}

const initial = (name: string) => `${[...name][0] ?? ''}.`

/** Initials of a name: `A. B.` */
export const initialsOf = ({ firstName, lastName }: Name): string =>
  [firstName, lastName].flatMap((name) => (name ? initial(name) : [])).join(' ')

/** A participant's name as the other participants read it. */
export const nameFor = (names: ChallengeNames, person: Name): string =>
  names === 'FIRST_NAMES' ? person.firstName : initialsOf(person)
