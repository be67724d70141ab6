import type { Coaching } from '@kostbar/contracts/messages/schemas'
import { threadTexts } from './thread-texts.ts'

/**
 * What the person is called with whom the viewer of a thread writes, as the author of messages and after a preposition:
 * by first name, unless it is a trainer whose account is deleted.
 */
export function otherPerson({ client, trainer }: Coaching, isTrainer: boolean): { author: string; name: string } {
  const person = isTrainer ? client : trainer
  return person
    ? { author: person.firstName, name: person.firstName }
    : { author: threadTexts.formerTrainer, name: threadTexts.ofFormerTrainer }
}
