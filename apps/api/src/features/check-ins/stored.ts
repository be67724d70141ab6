import type { CheckInAnswer } from '@kostbar/contracts/check-ins/schemas'
import { checkInAnswersContext, checkInReplyContext } from '@kostbar/prisma/check-in-context'
import type { DataKey } from '@kostbar/prisma/data-key'

/** Encrypts the answers to a check-in. @param id of the check-in */
export const encryptAnswers = (key: DataKey, id: string, answers: readonly CheckInAnswer[]): Buffer =>
  key.encrypt(checkInAnswersContext(id), JSON.stringify(answers))

export const decryptAnswers = (key: DataKey, id: string, encrypted: Uint8Array): CheckInAnswer[] =>
  JSON.parse(key.decrypt(checkInAnswersContext(id), encrypted))

/** Encrypts the trainer's reply to a check-in. @param id of the check-in */
export const encryptReply = (key: DataKey, id: string, text: string): Buffer =>
  key.encrypt(checkInReplyContext(id), text)

export const decryptReply = (key: DataKey, id: string, encrypted: Uint8Array): string =>
  key.decrypt(checkInReplyContext(id), encrypted)
