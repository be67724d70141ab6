import type { Coaching } from '@kostbar/contracts/messages/schemas'
import { threadTexts } from './thread-texts.ts'

/**
 * Name of the other person of a thread, as the author of messages and after a preposition: the first name, or 'frühere
 * Begleitung' for a trainer whose account is deleted.
 */
export function otherPerson({ client, trainer }: Coaching, isTrainer: boolean): { author: string; name: string } {
  const person = isTrainer ? client : trainer
  return person
    ? { author: person.firstName, name: person.firstName }
    : { author: threadTexts.formerTrainer, name: threadTexts.ofFormerTrainer }
}
